import { type Strings, say } from '../shared/strings/index.ts';
import { cardsOf, type Message, textOf } from './messages.ts';

/** What a screen reader says when a reply has ended: the whole of it, once, or why it did not come. */
export function spoken(reply: Message, strings: Strings): { text: string; urgent: boolean } {
  const { state, error } = reply.metadata;
  if (state === 'failed') return { text: error ?? strings.unfinished, urgent: true };
  if (state === 'unfinished') return { text: strings.unfinished, urgent: true };
  if (state === 'stopped') return { text: strings.stopped, urgent: false };
  const titles = cardsOf(reply).map((card) => card.title);
  const questions = reply.parts.flatMap((part) =>
    part.type === 'data-clarification' ? [part.data.question] : [],
  );
  const text = [
    plain(textOf(reply)),
    ...questions,
    ...(titles.length > 0 ? [say(strings, 'productsShown', { list: titles.join(', ') })] : []),
  ].join(' ');
  return { text: say(strings, 'answerFinished', { text }), urgent: false };
}

/** Markdown as it is read aloud: labels of links and words, without their marks. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, (_, label: string) => (/^\d+$/.test(label) ? '' : label))
    .replaceAll(/[*_`#|>]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
