import { type ChatRequest, limits } from '../../shared/chat.ts';
import type { Language } from '../../shared/language.ts';
import { stringsFor } from '../../shared/strings/index.ts';
import { languageOf } from '../domain/language.ts';
import { conditionIn } from './removal.ts';
import { textOf } from './sanitize.ts';

/** A language shows itself in less. */
const charactersRead = 400;

/** The language the shopper is answered in, by what they wrote, and by their page where that does not tell. */
export function shopperLanguage({ messages, page }: ChatRequest): Language {
  const { withoutCondition } = stringsFor(page?.locale);
  const said = messages.slice(-limits.messagesRead).flatMap((message) => {
    if (message.role !== 'user') return [];
    const text = textOf(message);
    // Around the shopper's own words the page wrote its.
    return (conditionIn(text, withoutCondition) ?? text).slice(0, charactersRead);
  });
  return languageOf(said, page?.locale);
}
