import { fold } from '../../domain/text.ts';
import { policyTopic, returnTopic, type Talk, talkIn } from '../../domain/topics.ts';
import type { PromptData } from '../../domain/views.ts';
import { type Measure, measureAsked } from './measures.ts';

/** What the rules make of a message. */
export interface Intent {
  readonly talk?: Talk;
  /** Questions for the policies, in words their sections use; a second one asks for the exceptions. */
  readonly policies: readonly string[];
  /** SKUs the message is about, in the order displayed. */
  readonly about: readonly string[];
  /** By what the products are to be held against each other. */
  readonly by?: Measure;
}

const wish =
  /^(?:show|find|search|any|another|other|do you have(?! (?:it|this|that|these|those|them)\b)|i(?:'m| am)? (?:want|need|looking))\b/u;
/** As many as a list of cards holds. */
const most = 12;

export function readIntent(data: PromptData): Intent {
  const text = fold([data.answers, data.message].filter(Boolean).join(' ')).trim();
  const talk = talkIn(text);
  if (talk) return { talk, policies: [], about: [] };
  const topic = data.search === undefined ? policyTopic(text) : undefined;
  const pointed = aboutOf(data).slice(0, most);
  const seeksOther =
    data.search !== undefined || (wish.test(text) && data.asksFor.length === 0 && topic === undefined);
  const about = seeksOther ? [] : pointed;
  const exceptions = topic === returnTopic && about.length > 0 ? ['items that cannot be returned'] : [];
  const by = about.length > 1 ? measureAsked(text) : undefined;
  return {
    policies: topic === undefined ? [] : [questionOf(text, topic), ...exceptions],
    about,
    ...(by && { by }),
  };
}

const questionCharacters = 300;

/** The question as it was asked, with the words its section uses: "can I return it?" alone says next to nothing. */
function questionOf(text: string, topic: string): string {
  return Array.from(`${topic} ${text}`).slice(0, questionCharacters).join('');
}

function aboutOf({ references, shown }: PromptData): string[] {
  const pointed = [...new Set(references.flatMap((reference) => reference.skus))];
  const place = (sku: string) => {
    const at = shown.findIndex((one) => one.sku === sku);
    return at < 0 ? shown.length : at;
  };
  return pointed.toSorted((a, b) => place(a) - place(b));
}
