import type { LanguageWords } from './words.ts';

export const portuguese: LanguageWords = {
  telling:
    'abajur aceita aceitam algo algodão algum alguma alguém almofada almofadas amarelo anteriores ao ' +
    'armario armário até banheiro baratos bonita cabeceira cadeira cadeiras camas candeeiro candeeiros ' +
    'carvalho chegou cinco cinza cinzentas cinzento cinzentos colchao colchão cortina cortinado ' +
    'cortinas couro cozinha crianças custa custam cómoda cômoda devolucao devolução devoluções devolver ' +
    'disponível dólares em encomenda entrega entregam entregar envia enviam enviar envio escrivaninha ' +
    'espelho espelhos esqueça essa esse estante estantes estou está euros falar fatura favor frete ' +
    'garantia gaveta gavetas gostaria gostava gosto há impermeável instruções isso isto jardim lampada ' +
    'largura lavável leitura lençóis luminaria luminária lâmpada lã madeira mesas meu meus minha ' +
    'mostrar mostre muita muito móveis noite nosso numa não obrigada obrigado ola olá onde pagamento ' +
    'pagar parede pedido pela pequena pequeno pessoa podem poltrona poltronas porquê portes posso ' +
    'prateleira precisamos preciso preco presente preço preços procuramos procuro quais qual quando ' +
    'quanta quanto quantos quarto quatro quem queria queríamos recomenda recomendam redonda redondo ' +
    'reembolso sao sapatos secretária seu sofá sua são tambem também tapete tapetes temos toalhas todas ' +
    'três têm umas varanda veludo vermelha vidro voce voces você vocês à é',
  common:
    'a altura aos as ate azul banco barata barato boa bom bonito branca branco cama capa com como da ' +
    'das de dia do dos e esta este grande guardar ha humano ignore linho luz mais mas me menos mesa na ' +
    'nao nas no nos nota num o oi os para partida pelo pode por preta preto que quero robot robô sala ' +
    'se seis sem sim sofás tarde te tem um uma verde vermelho',
  letters: /[ãõçâêôáéíóú]/u,
};
