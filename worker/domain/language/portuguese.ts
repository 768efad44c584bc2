import type { LanguageWords } from './words.ts';

export const portuguese: LanguageWords = {
  telling:
    'diferença segundo abajur aceita aceitam ainda algo algodão algum alguma alguém almofada almofadas amanhã amarelo ' +
    'anteriores antes ao aqui armario armário até banheiro baratos bem bonita cabeceira cada cadeira ' +
    'cadeiras camas candeeiro candeeiros carvalho chegou cinco cinza cinzentas cinzento cinzentos ' +
    'colchao colchão cortina cortinado cortinas couro cozinha crianças custa custam cómoda cômoda ' +
    'demais dentro depois devolucao devolução devoluções devolver disponível dólares ela ele em ' +
    'encomenda entrega entregam entregar então envia enviam enviar envio escrivaninha espelho espelhos ' +
    'esqueça essa esse estante estantes estou está euros falar fatura favor foi fora frete garantia ' +
    'gaveta gavetas gostaria gostava gosto hoje há impermeável instruções isso isto jardim já lampada ' +
    'largura lavável leitura lençóis luminaria luminária lá lâmpada lã madeira mesas mesmo meu meus ' +
    'minha mostrar mostre muita muito móveis nem noite nosso numa não obrigada obrigado ola olá onde ' +
    'ontem ou outra outro outros pagamento pagar parede pedido pela pequena pequeno pessoa piada podem ' +
    'pois poltrona poltronas porque porquê portes posso prateleira precisamos preciso preco presente ' +
    'preço preços procuramos procuro quais qual quando quanta quanto quantos quarto quatro quem quer ' +
    'queria queríamos recomenda recomendam redonda redondo reembolso sao sapatos secretária seu sobre ' +
    'sofá sua são só tambem também tapete tapetes temos toalhas todas três têm umas vai varanda veludo ' +
    'vermelha vidro voce voces você vocês vou à é',
  common:
    'altura bonito bonita compara comparar mede pesa a ali altura aos as ate azul banco barata barato boa bom bonito branca branco cama capa com como ' +
    'da das de dia do dos e esta este eu faz grande guardar ha humano ignore linho luz mais mal mas me ' +
    'menos mesa na nao nas no nos nota num o oi os para partida pelo pode por preta preto que quero ' +
    'robot robô sala se seis sem ser sim sofás solo tarde te tem tempo ter um uma verde vermelho',
  letters: /[ãõçâêôáéíóú]/u,
};
