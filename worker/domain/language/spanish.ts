import type { LanguageWords } from './words.ts';

export const spanish: LanguageWords = {
  telling:
    'altura bonita bonito compara comparar diferencia mide pesa segundo tiene acepta aceptan aceptáis al alfombra alfombras algo algodón alguien alguna alguno algún allí ' +
    'almacenaje amarilla ancho anteriores antes aquí armario ayer azules aún baratas baratos bonita ' +
    'buen buenas buenos buscamos busco cada cajones cajón camas caro chiste cinco cojin cojines cojín ' +
    'colchon colchón cortina cortinas cual cuando cuanto cuatro cuero cuesta cuestan cuál cuáles cuándo ' +
    'cuánta cuánto cuántos cómo cómoda del dentro después devolucion devoluciones devolución devolver ' +
    'donde dormitorio días dólares dónde ella enseña enséñame entonces enviar envio envíais envían ' +
    'envío envíos eres esa escritorio ese espejo espejos estan estante estanteria estantería ' +
    'estanterías este estos está están euros factura favor fue fuera funda garantía gastos gracias ' +
    'grandes guardar gustaria gustaría hablar hasta hola hoy ignora impermeable jardin jardín lampara ' +
    'lamparas lavable lectura llego llegó lámpara lámparas madera mañana medidas menos mesas mesita ' +
    'mientras mis mismo mueble muebles muy muéstrame más necesitamos necesito ningún niño niños nos ' +
    'nuestra nuestro nueva nuevo nórdica olvida otra otro otros pagar pared pasillo pedido pedir ' +
    'pequeña pequeño pequeños pero podria podría podéis porque precio precios puede pueden puedo pues ' +
    'queremos queria quería quiero quisiera quién qué recomienda recomiendan recomiendas redonda ' +
    'redondo reembolso regalo roto sabanas salón siento silla sillas sillon sillón sobre sofá su sus ' +
    'sábanas sí sólo taburete tambien también tardes teneis tener tenéis terciopelo tiempo tiene tienen ' +
    'tienes toallas todas tres unas unos usted ustedes vidrio voy vuestra y yo zapatos él',
  common:
    'a alto altura amarillo azul barata barato baño bien blanca blanco bonito cama cocina como con de ' +
    'dias disponible e el en entrada es esta grande gris hace hay humano instrucciones la lana las le ' +
    'les lo los luz mal mas me mesa mi muestra negra negro ni no noche o pago para persona por que ' +
    'roble robot roja rojo rota sale se seis ser si sin sofás solo son te tu un una va vale verde ya',
  letters: /[ñáíóú¿¡é]/u,
};
