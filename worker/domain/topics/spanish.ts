import type { TopicWords } from './words.ts';

export const spanish: TopicWords = {
  greeting:
    /^[¡\s]*(?:(?:hola|buenas(?: (?:tardes|noches))?|buenos dias)[\s!.,¡¿]*|(?:como estas|como esta|que tal)[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:ayuda(?:me)?|(?:me )?(?:puedes|puede)(?: usted)? ayudar(?:me)?|necesito ayuda|(?:que|en que) (?:puedes|puede) (?:hacer|ayudar)(?:me)?(?: por mi)?|como funciona(?: esto)?)[\s!.?]*$/u,
  thanks: /^[¡\s]*(?:(?:ok|vale|perfecto|muy bien),? )?(?:muchas |mil )?(?:gracias|adios)\b[^?]{0,20}$/u,
  identity:
    /\b(?:eres|es usted|hablo con|estoy hablando con)\b.{0,20}\b(?:persona|humano|robot|bot|maquina|ia|real)\b|^[¿\s]*quien (?:eres|es usted)\b/u,
  order: /\bdonde esta mi (?:pedido|paquete)\b|\b(?:estado|numero|seguimiento) de(?:l| mi) pedido\b/u,
  elsewhere:
    /\bque tiempo (?:hace|hara)\b|\bcuent\w* un (?:chiste|cuento)\b|\bescrib\w* un poema\b|\bcapital de\b|\bque hora es\b/u,
  vague:
    'busco buscamos quiero quisiera queria necesito algo alguna cosa un una bonito bonita lindo especial regalo por favor muestrame muestreme ' +
    'ensename para mi nuevo comprar ayuda ayudame tienen cualquier',
  policies: {
    returns: /\b(?:devol\w+|devuelv\w*|cambi(?:o|os|ar|arlo|arla))\b/u,
    refunds: /\breembols\w*\b/u,
    warranty: /\bgarantias?\b/u,
    cancel: /\bcancelar\w*\b|\banular\w*\b/u,
    invoices: /\bfacturas?\b/u,
    pay: /\b(?:pagar|pagos?|paypal|tarjeta de credito|a plazos)\b/u,
    times:
      /\b(?:cuanto (?:tarda|tiempo)|cuando|plazos?)\b.*\b(?:envi\w*|entreg\w*|lleg\w*|tarda\w*)\b|\bplazos? de entrega\b|\bcuanto tarda\w*\b/u,
    where: /\b(?:envia\w*|entrega\w*|mandan)\b.{0,20}\ba\b/u,
    delivery: /\b(?:envios?|gastos de envio|entregas?)\b/u,
  },
};
