import { describe, expect, test } from 'vitest';
import { answered, said, type TakenTurn, takeTurn } from '../../tests/fixtures/turn.ts';
import { OfflineModel } from '../adapters/offline-model/index.ts';

/** A conversation without a language model, each answer sent back as the element would. */
async function talk(...messages: string[]): Promise<TakenTurn[]> {
  const turns: TakenTurn[] = [];
  const history: ReturnType<typeof said>[] = [];
  for (const message of messages) {
    history.push(said(message));
    const turn = await takeTurn(new OfflineModel(), history, { offline: true });
    turns.push(turn);
    history.push(answered(turn));
  }
  return turns;
}

const toolsOf = (turn: TakenTurn | undefined) => turn?.record.tools;

describe('what a shopper does after a search, without a language model', () => {
  test('"add two of the second one to my cart" proposes two of the second', async () => {
    const [found, proposed] = await talk('a reading lamp under $80', 'add two of the second one to my cart');
    const [cart] = proposed?.parts.flatMap((part) => (part.type === 'data-cart' ? [part.data] : [])) ?? [];
    expect(toolsOf(proposed)).toEqual(['propose_cart']);
    expect(cart?.lines).toMatchObject([{ title: found?.titles[1], quantity: 2 }]);
    expect(proposed?.record.sentencesWithheld).toBe(0);
    expect(proposed?.text).toContain('Tap the button below');
    expect(proposed?.finish.outcome).toBe('answered');
  });

  test('"how much is delivery of these to Canada?" quotes all of them', async () => {
    const [found, quoted] = await talk(
      'a reading lamp under $80',
      'how much is delivery of these to Canada?',
    );
    expect(toolsOf(quoted)).toEqual(['quote_shipping']);
    expect(quoted?.text).toContain('Delivery to Canada costs $14.90.');
    for (const title of found?.titles ?? []) expect(quoted?.text).toContain(title);
    expect(quoted?.record.sentencesWithheld).toBe(0);
  });

  test('"which of these is cheaper, the first or the second?" says by how much', async () => {
    const [, compared] = await talk('a reading lamp under $80', 'compare the first and the second one');
    expect(toolsOf(compared)).toEqual(['compare_products']);
    expect(compared?.text).toMatch(/ is \$[\d.]+ cheaper than /);
    const [table] =
      compared?.parts.flatMap((part) => (part.type === 'data-comparison' ? [part.data] : [])) ?? [];
    expect(table?.products.map(({ title }) => title)).toEqual(compared?.titles);
    expect(table?.rows[0]).toEqual({
      label: 'Price',
      cells: [expect.stringMatching(/^\$/), expect.stringMatching(/^\$/)],
    });
    expect(table?.rows.flatMap(({ cells }) => cells)).not.toContain('not stated');
    expect(compared?.record.sentencesWithheld).toBe(0);
  });

  test('"I want to talk to a person" ends with a person, and the conversation goes on', async () => {
    const [, handed, again] = await talk(
      'a reading lamp under $80',
      'I want to talk to a person',
      'how tall is the first one?',
    );
    expect(handed?.finish.outcome).toBe('handed-off');
    expect(again?.finish.outcome).toBe('answered');
  });
});
