import type { RulesWords } from './words.ts';

export const spanish: RulesWords = {
  found: 'Esto es lo que mejor encaja:',
  nothing: 'No he encontrado nada así en esta tienda. ¿Puede decirlo con otras palabras?',
  inEnglish: 'Sin modelo de lenguaje, solo puedo dar los detalles en inglés:',
  policy: 'Las normas de la tienda están en inglés. Esto es lo que dicen:',
  failed: 'No he podido consultarlo. Escriba a {contact} y una persona le ayudará.',
  greeting: 'Hola y bienvenido a {shop}. Dígame qué busca o pregunte por los envíos y las devoluciones.',
  help: 'Puedo buscarle productos de {shop} y mostrarle las normas de la tienda sobre envíos, devoluciones y pagos. ¿Qué busca?',
  thanks: 'De nada. ¿Puedo buscarle algo más?',
  whoAreYou:
    'Soy el asistente automático de {shop}, no una persona. Si prefiere hablar con una persona, escriba a {contact}.',
  order: 'No puedo ver los pedidos. Escriba a {contact} y una persona mirará el suyo.',
  range: '¿Qué está buscando? Estas son nuestras secciones, con sus nombres en inglés: {sells}.',
  visit: 'No lo sé. Escriba a {contact} y una persona se lo dirá.',
  elsewhere: 'Solo puedo ayudarle con lo que vende {shop} y con sus envíos, devoluciones y pagos.',
  inStock: 'disponible',
  onlyLeft: 'disponible, solo quedan {count}',
  soldOut: 'agotado',
  madeToOrder: 'hecho por encargo',
  madeToOrderDay: 'hecho por encargo en 1 día',
  madeToOrderDays: 'hecho por encargo en {count} días',
  priceOnRequest: 'precio a petición',
};
