import type { Handoff, HandoffReason } from '../../shared/handoff.ts';
import { say } from '../../shared/strings/index.ts';
import { type WorkerStrings, workerStrings } from '../../shared/strings/worker.ts';
import { type PolicyRule, rulesOf } from './policy.ts';

/** What the shop says of itself, and what it is about: nothing that the shopper wrote. */
export interface HandoffFacts {
  /** E-mail address of the shop's people. */
  readonly contact: string;
  readonly rules: readonly PolicyRule[];
  readonly strings: WorkerStrings;
  /** Of the products it is about. */
  readonly titles: readonly string[];
}

const subjects = {
  damage: 'handoffSubjectDamage',
  warranty: 'handoffSubjectWarranty',
  complaint: 'handoffSubjectComplaint',
  trade: 'handoffSubjectTrade',
  person: 'handoffSubjectPerson',
  other: 'handoffSubjectOther',
} as const satisfies Record<HandoffReason, keyof WorkerStrings>;

const words = {
  damage: 'handedOffDamage',
  warranty: 'handedOffWarranty',
  complaint: 'handedOffComplaint',
  trade: 'handedOffTrade',
  person: 'handedOffPerson',
  other: 'handedOffOther',
} as const satisfies Record<HandoffReason, keyof WorkerStrings>;

/** How the shopper reaches a person, with a letter to begin with. */
export function handoffOf(reason: HandoffReason, { contact, rules, strings, titles }: HandoffFacts): Handoff {
  const send = [...(toSend(reason, rules) ?? [strings.handoffOwnSend])];
  const subject = strings[subjects[reason]];
  const text = [
    say(strings, 'handoffLetter', { subject }),
    ...(titles.length > 0 ? [say(strings, 'handoffLetterAbout', { titles: titles.join(', ') })] : []),
    [strings.handoffLetterAsked, ...send.map((thing) => `- ${thing}: `)].join('\n'),
  ].join('\n\n');
  return { reason, contact, send, subject, text };
}

/** What the shopper is told: whom to write to, and what to send. */
export function handoffWords({ reason, contact, send }: Handoff, strings: WorkerStrings): string {
  const key = words[reason];
  const isShops = !(send.length === 1 && send[0] === strings.handoffOwnSend);
  if (!isShops || strings === workerStrings.en)
    return say(strings, key, { contact, send: listed(send, strings) });
  // The shop writes what it asks for in English: in a sentence of its own, two languages do not mix.
  const asked = say(strings, 'handoffShopAsks', { send: listed(send, workerStrings.en) });
  return `${say(strings, key, { contact, send: strings.handoffOwnSend })} ${asked}`;
}

function listed(things: readonly string[], { and }: WorkerStrings): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
}

/** What the shop's policies ask for, or undefined where they say nothing of it. */
function toSend(reason: HandoffReason, rules: readonly PolicyRule[]): readonly string[] | undefined {
  switch (reason) {
    case 'damage':
      return rulesOf(rules, 'damage-report')[0]?.send;
    case 'warranty':
      return rulesOf(rules, 'warranty-claim')[0]?.send;
    case 'trade':
      return rulesOf(rules, 'trade-order')[0]?.send;
    default:
      return undefined;
  }
}
