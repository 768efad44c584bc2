import { Agent, request } from 'node:http';
import { address } from './workerd.ts';

/** What came back, and when; times in milliseconds since the epoch. */
export interface Heard {
  readonly askedAt: number;
  readonly chunks: readonly { readonly at: number; readonly text: string }[];
  readonly endedAt: number;
}

/** As many connections as are wanted at once, each used again. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export const question = 'a warm reading lamp under $80';

/** One turn. An answer that does not end as it should is an error. */
export async function ask(text = question): Promise<Heard> {
  const messages = [{ id: 'u', role: 'user', parts: [{ type: 'text', text }] }];
  const heard = await send('POST', '/api/chat', JSON.stringify({ id: 'bench', messages }));
  if (!heard.chunks.at(-1)?.text.endsWith('data: [DONE]\n\n')) throw new Error(`no end: ${textOf(heard)}`);
  return heard;
}

export function send(method: string, path: string, body?: string): Promise<Heard> {
  const askedAt = Date.now();
  const chunks: { at: number; text: string }[] = [];
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${address}${path}`, { method, agent, headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => chunks.push({ at: Date.now(), text }));
      response.on('end', () => resolve({ askedAt, chunks, endedAt: Date.now() }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const textOf = ({ chunks }: Heard) => chunks.map(({ text }) => text).join('');

interface Part {
  readonly type: string;
  readonly delta?: string;
}

/** The parts of a stream, each with the time at which it was whole. */
export function partsOf({ chunks }: Heard): { readonly at: number; readonly part: Part }[] {
  let rest = '';
  return chunks.flatMap(({ at, text }) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    const data = frames.flatMap((frame) => /^data: (\{.*\})$/.exec(frame)?.[1] ?? []);
    return data.map((json) => ({ at, part: JSON.parse(json) as Part }));
  });
}

/** All that the shopper read. */
export function answerIn(heard: Heard): string {
  return partsOf(heard)
    .map(({ part }) => (part.type === 'text-delta' ? part.delta : ''))
    .join('');
}
