import { andSeeksNothing, type HandoffWords } from './words.ts';

const who =
  '(?:alguien|(?:una? |el |la |su |vuestro )(?:persona|humano|ser humano|agente|representante|asesor\\w*|emplead\\w+|encargad\\w+|responsable|operador\\w*|servicio de atencion))';
const harmed = '(?:rot|danad|golpead|defectuos|rayad|estropead|roturad)[oa]s?';

export const spanish: HandoffWords = {
  person: [
    new RegExp(String.raw`\b(?:hablar|chatear|comunicarme) con ${who}\b`, 'u'),
    /\bhablar con (?:el )?(?:servicio de )?atencion al cliente\b/u,
    /\b(?:quiero|necesito|quisiera) (?:un|una) (?:agente|humano|persona real|asesor|operador)(?=\s*(?:$|[.!,]|por favor))/u,
    /\b(?:paseme|pasame|pongame|comuniqueme|pasar con (?:un|una)|ponerme con)(?: con)?\b/u,
    /^(?:un |una )?(?:humano|agente|persona real)(?: por favor)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(String.raw`\b(?:llego|llegaron|ha llegado|han llegado|vino)\b[^.!?]{0,30}\b${harmed}\b`, 'u'),
    new RegExp(String.raw`\b(?:recibi|he recibido|hemos recibido)\b[^.!?]{0,30}\b${harmed}\b`, 'u'),
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:mis?|nuestr[oa]s?)(?! (?:antigu|viej)) \w+(?: \w+){0,2} (?:(?:ya )?no (?:funciona|enciende|se enciende|cierra)n?|se (?:me )?(?:ha |han )?(?:rompi[oe]|roto|estropeo|estropeado|cayo)|(?:es|esta) (?:defectuos|rot|danad|estropead)[oa]|(?:ha dejado|dejo) de funcionar|parpadea|tiene (?:un defecto|una grieta))\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:reclamar|hacer valida|hacer efectiva|hacer valer|tramitar|ejecutar) (?:la|mi|su) garantia\b/u,
    /\breclamacion (?:de|por|en) garantia\b/u,
  ],
  complaint: [
    /\b(?:recibi|he recibido|me (?:enviaron|llego|mandaron|han enviado|ha llegado))\b[^.!?]{0,30}\b(?:equivocad[oa]|incorrect[oa]|erronea?o?)\b|\bchinches\b/u,
    /\b(?:poner|presentar|hacer|interponer) una (?:queja|reclamacion)\b/u,
    /\b(?:quiero|quisiera|deseo) (?:quejarme|reclamar)\b/u,
    /\btengo una queja\b/u,
    /\b(?:decepcionad[oa]|descontent[oa]|insatisfech[oa]) con (?:su|vuestro|el servicio|la entrega)\b/u,
    /\b(?:es inaceptable|pesimo servicio|una verguenza)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}para (?:mi|nuestr[oa]|un|una|el|la) (?:\w+ )?(?:restaurante|hotel|hostal|cafe|cafeteria|bar|oficina|empresa|escuela|colegio|clinica)/u,
    /\b(?:pedido|compra|precio|venta)s? (?:al por mayor|mayoristas?|para empresas)\b/u,
    /\b(?:cuenta de empresa|descuento (?:profesional|por volumen)|soy (?:mayorista|distribuidor))\b/u,
  ],
  supposed: /\b(?:si|cuando|como|donde|que pasa|puedo|puede|en caso|no|nunca|ningun\w*)\b/u,
};
