import { Marked, type Token, type Tokens } from 'marked';

/** What the markdown of a policy is read into: addresses of headings, lines of plain text, and HTML that is safe to show. */

/** "Damaged on arrival" is "damaged-on-arrival": from the words alone, so that a section moved keeps its address. */
export function slug(heading: string): string {
  return heading
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function blockLines(tokens: readonly Token[]): string[] {
  return tokens.flatMap(linesOf).filter((line) => line !== '');
}

export function linesOf(token: Token): string[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'list': {
      const { items, ordered, start } = token as Tokens.List;
      return items.flatMap((item, index) => {
        const [first = '', ...rest] = blockLines(item.tokens);
        return [`${ordered ? `${Number(start) + index}.` : '-'} ${first}`, ...rest];
      });
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join(' | '));
    }
    case 'blockquote':
      return blockLines((token as Tokens.Blockquote).tokens);
    default:
      return [inlineText([token])];
  }
}

/** The words of inline tokens, on one line. */
export function inlineText(tokens: readonly Token[]): string {
  return rawText(tokens).replaceAll(/\s+/g, ' ').trim();
}

function rawText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return rawText(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

/** An instance of our own, so that nothing else that uses marked changes how policies read. */
export const marked = new Marked({
  renderer: {
    html: (token) => (token.block ? `<p>${escapeHtml(token.text.trim())}</p>\n` : escapeHtml(token.text)),
    // marked leaves text between raw <script> or <pre> tags unescaped, as it leaves the tags.
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeHtml(token.text);
    },
    link(token) {
      return isSafeLink(token.href) ? false : this.parser.parseInline(token.tokens);
    },
    image: (token) => escapeHtml(token.text),
  },
});

/** Addresses of the web, of mail, of this shop or of this page. */
function isSafeLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
