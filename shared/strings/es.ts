import type { WorkerStrings } from './en.ts';

/** What the worker says in Spanish. */
export const worker: WorkerStrings = {
  refusedInjection:
    'No puedo seguir instrucciones así. Puedo ayudarle a encontrar y comparar productos, y responder a sus preguntas sobre envíos, devoluciones y cuidados.',
  refusedSafety:
    'No puedo ayudarle con eso. Puedo ayudarle a encontrar y comparar productos, y responder a sus preguntas sobre envíos, devoluciones y cuidados.',
  outOfScope:
    'No puedo ayudarle con eso, pero sí a encontrar y comparar productos de esta tienda, y con preguntas sobre envíos, devoluciones, pagos y cuidados. Para hablar con una persona, escriba a {contact}.',
  emptyMessage: 'No me ha llegado ningún texto. ¿Qué está buscando?',
  gaveUp: 'Lo siento, no he podido terminar. Escriba a {contact} y una persona le ayudará.',
  failedModel: 'Lo siento, algo ha fallado mientras respondía. Inténtelo de nuevo o escriba a {contact}.',
  timedOut: 'Lo siento, ha tardado demasiado. Inténtelo de nuevo o escriba a {contact}.',
  noAnswer: 'Lo siento, no tengo respuesta a eso. Pregunte con otras palabras o escriba a {contact}.',
  offlineNotice:
    'El asistente de esta tienda funciona sin modelo de lenguaje. Muestra lo que encaja y responde con frases cortas y fijas; los detalles solo puede darlos en inglés.',
  degradedNotice:
    'La búsqueda completa de la tienda no está disponible ahora. Estos resultados vienen de una más sencilla, a la que se le puede escapar algo.',
  budgetNotice:
    'El asistente de esta tienda ha agotado su modelo de lenguaje por ahora. Responde con frases cortas y fijas, y los detalles solo puede darlos en inglés.',
  modelUnavailableNotice:
    'El modelo de lenguaje no está disponible ahora. Esta respuesta son frases cortas y fijas, y los detalles están en inglés.',
  fallbackNotice:
    'El modelo de lenguaje habitual del asistente no está disponible ahora; esta respuesta viene de otro.',
  englishNotice:
    'Esta respuesta está en inglés; los nombres, los precios y las existencias son los de la tienda.',
  sentenceWithheld: 'Aquí he omitido un detalle que no he podido confirmar.',
  clarifyOptions: 'Una lámpara|Un sofá o una silla|Una estantería|Una funda nórdica|Una silla de jardín',
  clarifyVague: '¿Qué tipo de artículo busca?',
  clarifyWhich: '¿A cuál se refiere?',
  fallbackFound: 'Esto es lo que he encontrado.',
  priceIs: '{title} cuesta {price}.',
  priceIsOnRequest: 'El precio de {title} se da a petición.',
  cartNote: 'No hay nada en su cesta hasta que toque el botón.',
  handedOffDamage:
    'Siento que algo haya llegado dañado. Una persona de nuestro equipo revisa cada aviso: escriba a {contact} e indique: {send}.',
  handedOffWarranty:
    'Una persona de nuestro equipo decide cada reclamación de garantía. Escriba a {contact} e indique: {send}.',
  handedOffComplaint:
    'Lo siento. Una persona de nuestro equipo lo revisará: escriba a {contact} e indique: {send}.',
  handedOffTrade:
    'Una persona de nuestro equipo atiende los pedidos de empresas. Escriba a {contact} e indique: {send}.',
  handedOffPerson:
    'Por supuesto. Una persona de nuestro equipo le ayudará: escriba a {contact} e indique: {send}.',
  handedOffOther:
    'Una persona de nuestro equipo puede ayudarle con esto: escriba a {contact} e indique: {send}.',
  and: 'y',
  handoffOwnSend: 'su número de pedido, si lo tiene',
  handoffShopAsks: 'La tienda pide, en inglés: “{send}”.',
  handoffSubjectDamage: 'Llegó dañado',
  handoffSubjectWarranty: 'Reclamación de garantía',
  handoffSubjectComplaint: 'Queja',
  handoffSubjectTrade: 'Pedido de empresa',
  handoffSubjectPerson: 'Una pregunta para una persona',
  handoffSubjectOther: 'Una pregunta para una persona',
  handoffLetter: 'Hola:\n\nLes escribo desde el asistente de la tienda: {subject}.',
  handoffLetterAbout: 'Se trata de: {titles}',
  handoffLetterAsked: 'Lo que me han pedido:',
  answerCut: 'No cabe más en una respuesta. Pregunte por lo que falta y seguiré.',
};
