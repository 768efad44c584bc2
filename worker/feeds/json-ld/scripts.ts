import { Parser } from 'htmlparser2';
import { type FeedNote, rejected, warning } from '../draft-rows.ts';
import { lineCounter } from '../xml/line-counter.ts';

/** What stands in a `<script>` of a page, and the line it begins on. */
export interface PageScript {
  readonly line: number;
  readonly text: string;
}

/** The scripts of a page that hold JSON-LD. A script that the page ends within is rejected, and a page cut off told of. */
export async function* jsonLdScripts(page: AsyncIterable<string>): AsyncGenerator<PageScript | FeedNote> {
  const lines = lineCounter();
  const found: PageScript[] = [];
  let open: { line: number; text: string } | undefined;
  let isUnfinished = false;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      if (name === 'html') isUnfinished = true;
      if (name !== 'script' || !/^\s*application\/ld\+json\s*(?:;|$)/i.test(type)) return;
      open = { line: lines.at(parser.endIndex), text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name === 'html') isUnfinished = false;
      if (name !== 'script' || !open) return;
      found.push(open);
      open = undefined;
    },
  });
  let count = 0;
  for await (const piece of page) {
    lines.add(piece);
    parser.write(piece);
    const closed = found.splice(0);
    count += closed.length;
    yield* closed;
  }
  // The parser is not told of the end, since it would close a script that was cut off.
  if (open) {
    yield rejected(open.line, 'the page ends within this script: it was cut off, so save it again');
    return;
  }
  if (isUnfinished) {
    yield warning(lines.last(), 'the page ends without </html>: if it was cut off, products may be missing');
  }
  if (count === 0) yield rejected(1, 'there is no <script type="application/ld+json"> in this page');
}
