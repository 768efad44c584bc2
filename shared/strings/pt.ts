import type { WorkerStrings } from './en.ts';

/** What the worker says in Portuguese, in words that are at home on both sides of the Atlantic. */
export const worker: WorkerStrings = {
  refusedInjection:
    'Não posso seguir instruções assim. Posso ajudar a encontrar e comparar produtos e responder a perguntas sobre entrega, devoluções e cuidados.',
  refusedSafety:
    'Não posso ajudar com isso. Posso ajudar a encontrar e comparar produtos e responder a perguntas sobre entrega, devoluções e cuidados.',
  outOfScope:
    'Não posso ajudar com isso, mas posso encontrar e comparar produtos desta loja e responder a perguntas sobre entrega, devoluções, pagamento e cuidados. Para falar com uma pessoa, escreva para {contact}.',
  emptyMessage: 'Não recebi nenhum texto. O que procura?',
  gaveUp: 'Lamento, não consegui terminar. Escreva para {contact} e uma pessoa vai ajudar.',
  failedModel: 'Lamento, algo correu mal enquanto eu respondia. Tente de novo ou escreva para {contact}.',
  timedOut: 'Lamento, isto demorou demais. Tente de novo ou escreva para {contact}.',
  noAnswer: 'Lamento, não tenho resposta para isso. Pergunte com outras palavras ou escreva para {contact}.',
  offlineNotice:
    'O assistente desta loja funciona sem modelo de linguagem. Mostra o que serve e responde com frases curtas e fixas; os detalhes só pode dar em inglês.',
  degradedNotice:
    'A pesquisa completa da loja não está disponível neste momento. Estes resultados vêm de uma mais simples, a que pode escapar alguma coisa.',
  budgetNotice:
    'O assistente desta loja esgotou por agora o seu modelo de linguagem. Responde com frases curtas e fixas e só pode dar os detalhes em inglês.',
  modelUnavailableNotice:
    'O modelo de linguagem não está disponível neste momento. Esta resposta é feita de frases curtas e fixas, e os detalhes estão em inglês.',
  fallbackNotice:
    'O modelo de linguagem habitual do assistente não está disponível neste momento; esta resposta vem de outro.',
  englishNotice: 'Só posso responder em inglês; nomes, preços e estoque são os da loja.',
  sentenceWithheld: 'Deixei aqui de fora um detalhe que não pude confirmar.',
  clarifyOptions:
    'Um candeeiro ou luminária|Um sofá ou uma cadeira|Uma estante|Uma capa de edredão|Uma cadeira de jardim',
  clarifyVague: 'Que tipo de artigo procura?',
  clarifyWhich: 'A qual se refere?',
  fallbackFound: 'Eis o que encontrei.',
  priceIs: '{title} custa {price}.',
  priceIsOnRequest: 'O preço de {title} é sob consulta.',
  cartNote: 'Nada está no seu carrinho até tocar no botão.',
  handedOffDamage:
    'Lamento que algo tenha chegado danificado. Uma pessoa da nossa equipe analisa cada caso: escreva para {contact} e indique: {send}.',
  handedOffWarranty:
    'Sobre cada pedido de garantia decide uma pessoa da nossa equipe. Escreva para {contact} e indique: {send}.',
  handedOffComplaint:
    'Lamento. Uma pessoa da nossa equipe vai tratar disso: escreva para {contact} e indique: {send}.',
  handedOffTrade:
    'Das encomendas de empresas trata uma pessoa da nossa equipe. Escreva para {contact} e indique: {send}.',
  handedOffPerson:
    'Com certeza. Uma pessoa da nossa equipe vai ajudar: escreva para {contact} e indique: {send}.',
  handedOffOther: 'Uma pessoa da nossa equipe pode ajudar: escreva para {contact} e indique: {send}.',
  and: 'e',
  handoffOwnSend: 'o número do seu pedido, se tiver um',
  handoffShopAsks: 'A loja pede, em inglês: “{send}”.',
  handoffSubjectDamage: 'Chegou danificado',
  handoffSubjectWarranty: 'Pedido de garantia',
  handoffSubjectComplaint: 'Reclamação',
  handoffSubjectTrade: 'Encomenda de empresa',
  handoffSubjectPerson: 'Uma pergunta para uma pessoa',
  handoffSubjectOther: 'Uma pergunta para uma pessoa',
  handoffLetter: 'Bom dia,\n\nEscrevo a partir do assistente da loja: {subject}.',
  handoffLetterAbout: 'Trata-se de: {titles}',
  handoffLetterAsked: 'O que me pediram:',
  answerCut: 'Não cabe mais numa resposta. Pergunte pelo que falta e eu continuo.',
};
