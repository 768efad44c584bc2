import { absolute } from '../domain/catalogue.ts';
import { sourceMark } from '../domain/evidence/marks.ts';
import type { Evidence } from '../domain/evidence.ts';
import { stripInvisible } from '../domain/text.ts';
import type { Emit } from './stages.ts';

const textId = 'text-1';

/** The text of an answer on its way to the shopper, and the sections it names as sources. Nothing is checked here. */
export class AnswerText {
  readonly #evidence: Evidence;
  readonly #emit: Emit;
  readonly #cited: string[] = [];
  #shown = '';
  #isOpen = false;

  constructor(evidence: Evidence, emit: Emit) {
    this.#evidence = evidence;
    this.#emit = emit;
  }

  /** What the shopper has read. */
  get shown(): string {
    return this.#shown;
  }

  send(piece: string): void {
    // An answer does not begin with what shows nothing.
    if (piece === '' || (!this.#isOpen && stripInvisible(piece).trim() === '')) return;
    if (!this.#isOpen) this.#emit({ type: 'text-start', id: textId });
    this.#isOpen = true;
    this.#shown += piece;
    this.#emit({ type: 'text-delta', id: textId, delta: piece });
  }

  /** A sentence with its sources as links; one that names none gets the section it rests on. */
  sendWithSources(sentence: string, source: string | undefined): void {
    const linked = sentence.replaceAll(sourceMark, (_, space: string, id: string, at: number) =>
      this.#cite(id, at === 0 ? space : ' '),
    );
    // Before the full stop, as in a sentence that names its source itself.
    const end = source === undefined ? linked.length : linked.search(/[.!]?\s*$/u);
    const added = source === undefined ? '' : this.#cite(source, ' ');
    this.send(linked.slice(0, end) + added + linked.slice(end));
  }

  /** Ends the text with `last`, where there is any text. */
  end(last: string): void {
    if (!this.#isOpen) return;
    this.send(last);
    this.#isOpen = false;
    this.#emit({ type: 'text-end', id: textId });
  }

  #cite(id: string, space: string): string {
    const section = this.#evidence.sections.get(id);
    if (!section) return '';
    const url = absolute(section.url, this.#evidence.shopUrl);
    if (!this.#cited.includes(id)) {
      this.#cited.push(id);
      const providerMetadata = { shop: { section: section.path, passage: section.text } };
      this.#emit({ type: 'source-url', sourceId: id, url, title: section.path, providerMetadata });
    }
    return `${space}[${this.#cited.indexOf(id) + 1}](${url})`;
  }
}
