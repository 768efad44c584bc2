import { fill } from '../../shared/strings/index.ts';

/**
 * The words of "Without under $80": what taking a condition away looks like as a message, and so in the history, where
 * its button no longer counts. `template` is how the page writes such a message.
 */
export function conditionIn(text: string, template: string): string | undefined {
  const [before = '', after = ''] = fill(template, { words: '\n' }).split('\n');
  const said = text.trim();
  const fits = said.startsWith(before) && said.endsWith(after) && said.length > before.length + after.length;
  return fits ? said.slice(before.length, said.length - after.length) : undefined;
}
