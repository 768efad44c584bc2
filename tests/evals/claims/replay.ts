import { isDeepStrictEqual } from 'node:util';
import { readShop } from '../../../catalogue-data/shop.ts';
import { EvidenceRoom } from '../../../worker/agent/evidence-room.ts';
import { typeNouns } from '../../../worker/domain/evidence/names.ts';
import { addFound, type Evidence, emptyEvidence } from '../../../worker/domain/evidence.ts';
import { askedFeatures } from '../../../worker/domain/features.ts';
import { readQuery } from '../../../worker/domain/query.ts';
import { fold } from '../../../worker/domain/text.ts';
import { tools } from '../../../worker/tools/index.ts';
import type { ToolContext } from '../../../worker/tools/tool.ts';
import type { Shop } from '../retrieval/shop.ts';
import type { Turn } from './corpus.ts';

/** Looks up again what was looked up in a recorded turn; what comes back must be what the answers were written from. */
export async function evidenceOf(turn: Turn, shop: Shop): Promise<Evidence> {
  const { support } = await readShop('catalogue-data/shop.json');
  const vocabulary = await shop.index.vocabulary();
  const reading = readQuery(turn.message, 'USD', vocabulary);
  const evidence = emptyEvidence({
    limits: reading.limits,
    message: turn.message,
    typeNouns: typeNouns(vocabulary),
    contact: support.email,
    shopUrl: 'https://shop.example/',
  });
  const context: ToolContext = {
    retrieval: shop.index,
    products: shop.index,
    shown: new Set(),
    limits: reading.limits,
    order: reading.order,
    seats: reading.seats,
    asked: askedFeatures(fold(turn.message)),
    shopCurrency: 'USD',
    vocabulary,
    signal: new AbortController().signal,
  };
  const room = new EvidenceRoom();
  for (const call of turn.calls) {
    const tool = tools.find(({ name }) => name === call.name);
    if (!tool) throw new Error(`${turn.id}: there is no tool "${call.name}".`);
    const result = await tool.run(tool.input.parse(call.input) as never, context);
    const { found } = room.fit(result);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result.view)), call.view))
      throw new Error(
        `${turn.id}: ${call.name} ${JSON.stringify(call.input)} no longer gives what was recorded.`,
      );
    addFound(evidence, found);
  }
  return evidence;
}
