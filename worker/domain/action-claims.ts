const done =
  'added|placed|ordered|bought|purchased|reserved|cancelled|canceled|refunded|changed|updated|removed|booked|applied|sent|emailed|forwarded|passed|escalated|reported|scheduled|processed|notified|informed|contacted';
const cart = '(?:your|the) (?:shopping )?(?:cart|basket|bag|trolley)';

/** What the assistant says it did. It can do nothing but look things up, so that none of it is ever true. */
const actions: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i|we)(?:'ve| have|'m| am| did)? (?:(?:just|now|already|also|successfully|gladly|then) )*(?:${done})\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?:'ve| have)? (?:(?:just|now|already|also) )*put (?:\S+ ){1,8}(?:in|into|on) ${cart}`,
    'u',
  ),
  /\bi(?:'ve| have) (?:\w+ ){0,2}(?:made|opened|created|filed|submitted|started) (?:a|an|the|your) (?:\w+ )?(?:order|return|refund|ticket|claim|complaint|request|reservation)\b/u,
  new RegExp(String.raw`(?<!\b(?:be|is|are|get|being) )\badded (?:\S+ ){0,8}to ${cart}`, 'u'),
];

/** Something is said to have been done, unless it is denied or said to come about only by what the shopper does. */
const states: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are|'s|'re|was|were|been)(?: (?:now|already|just|both|all|waiting))* (?:(?:added|placed|put) )?(?:in|into|to) ${cart}\b`,
    'u',
  ),
  /\byour (?:order|refund|return|reservation|booking|address|claim|complaint)(?: \S+){0,2} (?:has been|have been|was|is|is now) (?:\w+ )?(?:placed|cancelled|canceled|changed|updated|refunded|confirmed|processed|issued|reserved|booked|submitted|filed|registered)\b/u,
];
const conditional = '(?:until|once(?! (?:again|more))|when|if|after|as soon as|unless|before)';
const before = new RegExp(String.raw`\b(?:nothing|none|not|no|never|${conditional})\b|n't\b`, 'u');
const after = new RegExp(String.raw`\b${conditional} you\b|\b(?:with|by) (?:one|a|your) tap\b`, 'u');

/** Each claim, in a folded text, that something was done: "I've added it to your cart". */
export function actionsIn(folded: string): string[] {
  const said = actions.flatMap((pattern) => pattern.exec(folded)?.[0] ?? []);
  const stated = states.flatMap((pattern) => {
    const match = pattern.exec(folded);
    if (!match) return [];
    const open =
      before.test(folded.slice(0, match.index)) || after.test(folded.slice(match.index + match[0].length));
    return open ? [] : [match[0]];
  });
  return [...said, ...stated];
}
