import { andSeeksNothing, type HandoffWords } from './words.ts';

const harmed = '(?:(?:quebrad|danificad|partid|riscad|estragad|rachad|amassad)[oa]s?|com defeito|com danos)';

export const portuguese: HandoffWords = {
  person: [
    /\b(?:falar|conversar) com (?:alguem|(?:uma? |o |a )(?:pessoa|humano|ser humano|atendente|agente|representante|gerente|responsavel|operador\w*))\b/u,
    /\b(?:quero|preciso de|gostaria de) (?:um|uma) (?:atendente|humano|pessoa de verdade|pessoa real|agente)\b/u,
    /^(?:um |uma )?(?:atendente|humano|pessoa real)(?: por favor)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(String.raw`\b(?:chegou|chegaram|veio|vieram)\b[^.!?]{0,30}\b${harmed}\b`, 'u'),
    new RegExp(String.raw`\b(?:recebi|recebemos)\b[^.!?]{0,30}\b${harmed}\b`, 'u'),
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:minhas?|meus?|noss[oa]s?)(?! (?:antig|velh)) \w+(?: \w+){0,2} (?:(?:ja )?nao (?:funciona|liga|acende)(?: mais)?|parou de funcionar|quebrou|partiu-se|esta (?:quebrad[oa]|defeituos[oa]|partid[oa]|com defeito)|tem (?:um )?defeito|pisca)\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:acionar|reclamar|ativar) a (?:minha )?garantia\b/u,
    /\b(?:pedido|reclamacao) de garantia\b/u,
  ],
  complaint: [
    /\b(?:recebi|recebemos|mandaram|enviaram)\b[^.!?]{0,30}\berrad[oa]\b|\bpercevejos\b/u,
    /\b(?:fazer|apresentar|registrar|registar) uma (?:reclamacao|queixa)\b/u,
    /\b(?:quero|gostaria de) (?:reclamar|me queixar|queixar-me)\b/u,
    /\b(?:e inaceitavel|pessimo (?:atendimento|servico)|uma vergonha)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}para (?:o|a|um|uma|meu|minha|nosso|nossa)(?: meu| minha| nosso| nossa)? (?:restaurante|hotel|hostel|cafe|bar|escritorio|empresa|escola|clinica|pousada)/u,
    /\b(?:compra|pedido|preco|encomenda|venda)s? (?:no|por|de|em|ao) (?:atacado|grosso)\b/u,
    /\b(?:para revenda|sou revendedor|conta empresarial|pedido empresarial|desconto para empresas)\b/u,
  ],
  supposed: /\b(?:se|quando|como|onde|o que|posso|pode|caso|nao|nunca|nenhum\w*)\b/u,
};
