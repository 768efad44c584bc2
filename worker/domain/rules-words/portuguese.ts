import type { RulesWords } from './words.ts';

export const portuguese: RulesWords = {
  found: 'Eis o que melhor corresponde:',
  nothing: 'Não encontrei nada assim nesta loja. Pode dizê-lo com outras palavras?',
  inEnglish: 'Sem modelo de linguagem, só posso dar os detalhes em inglês:',
  policy: 'As regras da loja estão em inglês. Eis o que dizem:',
  failed: 'Não consegui verificar isso. Escreva para {contact} e uma pessoa vai ajudar.',
  greeting: 'Olá e bem-vindo à loja {shop}. Diga-me o que procura ou pergunte sobre entregas e devoluções.',
  help: 'Posso encontrar produtos da {shop} e mostrar as regras da loja sobre entrega, devoluções e pagamento. O que procura?',
  thanks: 'De nada. Posso procurar mais alguma coisa?',
  whoAreYou:
    'Sou o assistente automático da loja {shop}, não uma pessoa. Para falar com uma pessoa, escreva para {contact}.',
  order: 'Não consigo ver encomendas. Escreva para {contact} e uma pessoa vai ver a sua.',
  range: 'O que procura? Estas são as nossas secções, com os nomes em inglês: {sells}.',
  visit: 'Não sei. Escreva para {contact} e uma pessoa vai dizer-lhe.',
  elsewhere: 'Só posso ajudar com o que a loja {shop} vende e com entregas, devoluções e pagamentos.',
  inStock: 'disponível',
  onlyLeft: 'disponível, só restam {count}',
  soldOut: 'esgotado',
  madeToOrder: 'feito por encomenda',
  madeToOrderDay: 'feito por encomenda em 1 dia',
  madeToOrderDays: 'feito por encomenda em {count} dias',
  priceOnRequest: 'preço sob consulta',
};
