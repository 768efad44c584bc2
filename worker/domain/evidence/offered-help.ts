/** What the shop has rules of, where it is only named as something to ask about. */
const topic =
  '(?:products?|items|prices?|deliver(?:y|ies)|shipping|returns?|refunds?|exchanges?|warrant(?:y|ies)|guarantees?|payments?|care|orders?|stock|sizes?)';
const rules = '(?: (?:rules|polic(?:y|ies)|costs?|prices|times?|options|terms|questions|claims|details))?';
const determiner = "(?:the |our |your |its |their |(?:the|this) shop's )?";
const one = `${determiner}${topic}${rules}`;
const offer =
  '(?:\\bhelp(?:ing)?(?: you)?(?: out)?[^.,;:!?]{0,60} with|\\b(?:ask|asking)(?: me)?(?: anything| something| questions)? about|\\bquestions?(?: you (?:may |might )?have)? (?:about|on|regarding)|\\b(?:tell you|hear|know|talk|chat|learn|read)(?: (?:more|something|anything))? about|\\b(?:look up|look into))';

/**
 * Topics that help is offered with, to the end of the clause: "ask me about delivery and returns." Whoever offers help
 * with a topic states no rule of it; whatever follows does, so that nothing may.
 */
const offered = new RegExp(
  String.raw`(?<=${offer} )${one}(?:(?:, | or | and |, and |, or | and with | or about )${one}){0,8}(?=(?: if you (?:like|wish|want)| too| as well| here| for you)?\s*(?:[.!?)]|$))`,
  'gu',
);

/** The stretches of a folded sentence that name such topics. */
export function topicsOffered(folded: string): { readonly start: number; readonly end: number }[] {
  return [...folded.matchAll(offered)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}
