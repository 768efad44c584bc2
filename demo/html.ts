/** Markup that is safe to put into a page: made by `html`, or by a person in the shop's own files. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

export type Insertable = Html | string | number | undefined | readonly Insertable[];

/** Builds markup; whatever is inserted is escaped unless it is markup itself, and undefined leaves no trace. */
export function html(parts: TemplateStringsArray, ...inserted: readonly Insertable[]): Html {
  const filled = parts.map((part, index) => part + markupOf(inserted[index]));
  return new Html(filled.join(''));
}

/** Markup the shop wrote itself, such as a policy's paragraphs. */
export function written(markup: string): Html {
  return new Html(markup);
}

/** Data for machines inside a page; a `<` could otherwise end the element it stands in. */
export function jsonData(type: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="${escaped(type)}">${json}</script>`);
}

function markupOf(value: Insertable): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return escaped(String(value));
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
