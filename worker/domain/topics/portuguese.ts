import type { TopicWords } from './words.ts';

export const portuguese: TopicWords = {
  greeting:
    /^(?:(?:ola|oi|bom dia|boa (?:tarde|noite))[\s!.,]*|(?:tudo bem|como (?:vai|esta|estas)(?: voce)?)[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:ajuda|(?:voce )?pode(?:s)? me ajudar|pode(?:s)? ajudar-me|preciso de ajuda|o que (?:voce )?(?:pode|podes|sabe) fazer(?: por mim)?|como (?:isso )?funciona(?: isto)?)[\s!.?]*$/u,
  thanks: /^(?:(?:ok|esta bem|perfeito),? )?(?:muito )?(?:obrigad[oa]|adeus|tchau)\b[^?]{0,20}$/u,
  identity:
    /\b(?:voce e|es|e|estou a falar com|estou falando com|falo com)\b.{0,20}\b(?:pessoa|humano|robo|bot|maquina|ia|real)\b|^quem (?:e voce|es tu|e)\b/u,
  order:
    /\bonde esta (?:a )?(?:o )?(?:minha encomenda|meu pedido|meu pacote)\b|\b(?:estado|numero|status) d[ao] (?:minha |meu )?(?:encomenda|pedido)\b/u,
  elsewhere:
    /\b(?:como (?:esta|vai estar) o|que|qual e o) tempo (?:faz|amanha|hoje|vai)\b|\bcont\w* uma (?:piada|historia)\b|\bescrev\w* um poema\b|\bcapital d[aeo]\b|\bque horas sao\b/u,
  vague:
    'procuro procuramos quero queria gostava gostaria preciso de algo alguma coisa um uma bonito bonita legal especial presente por favor mostre ' +
    'mostra me para mim novo comprar ajuda qualquer',
  policies: {
    returns: /\b(?:devol\w+|troca[rs]?)\b/u,
    refunds: /\breembols\w*\b/u,
    warranty: /\bgarantias?\b/u,
    cancel: /\bcancelar\w*\b/u,
    invoices: /\b(?:faturas?|nota fiscal)\b/u,
    pay: /\b(?:pagar|pagamentos?|paypal|pix|mbway|cartao de credito|parcelad?[oa]?r?)\b/u,
    times:
      /\b(?:quanto tempo|quando|prazos?)\b.*\b(?:entreg\w*|chega\w*|envi\w*|demora)\b|\bprazos? de entrega\b/u,
    where: /\b(?:envia\w*|entrega[mr]?)\b.{0,20}\b(?:para|no|na|em)\b/u,
    delivery: /\b(?:frete|envios?|entregas?|portes)\b/u,
  },
};
