import type { LanguageWords } from './words.ts';

export const spanish: LanguageWords = {
  telling:
    'acepta aceptan aceptáis al alfombra alfombras algo algodón alguien alguna alguno algún almacenaje ' +
    'amarilla ancho anteriores armario azules baratas baratos bonita buenas buenos buscamos busco ' +
    'cajones cajón camas caro cinco cojin cojines cojín colchon colchón cortina cortinas cual cuando ' +
    'cuanto cuatro cuero cuesta cuestan cuál cuáles cuándo cuánta cuánto cuántos cómo cómoda del ' +
    'devolucion devoluciones devolución devolver donde dormitorio días dólares dónde enseña enséñame ' +
    'enviar envio envíais envían envío envíos eres esa escritorio ese espejo espejos estan estante ' +
    'estanteria estantería estanterías este estos está están euros factura favor funda garantía gastos ' +
    'gracias grandes guardar gustaria gustaría hablar hasta hola ignora impermeable jardin jardín ' +
    'lampara lamparas lavable lectura llego llegó lámpara lámparas madera medidas menos mesas mesita ' +
    'mis mueble muebles muy muéstrame más necesitamos necesito ningún niño niños nuestra nuestro ' +
    'nórdica olvida pagar pared pasillo pedido pedir pequeña pequeño pequeños pero podria podría podéis ' +
    'precio precios puede pueden puedo queremos queria quería quiero quisiera quién qué recomienda ' +
    'recomiendan recomiendas redonda redondo reembolso regalo roto sabanas salón silla sillas sillon ' +
    'sillón sofá su sus sábanas sí taburete tambien también tardes teneis tenéis terciopelo tiene ' +
    'tienen tienes toallas todas tres unas unos usted ustedes vidrio vuestra y yo zapatos',
  common:
    'a alto altura amarillo azul barata barato baño blanca blanco bonito cama cocina como con de dias ' +
    'disponible e el en entrada es esta grande gris hay humano instrucciones la lana las le lo los luz ' +
    'mas me mesa mi muestra negra negro no noche o pago para persona por que roble robot roja rojo rota ' +
    'sale se seis si sin sofás son te tu un una vale verde',
  letters: /[ñáíóú¿¡é]/u,
};
