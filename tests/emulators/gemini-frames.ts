import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastChunk, partChunk, textChunk, usageOf } from './gemini-chunks.ts';
import type { ScriptedTurn } from './gemini-turns.ts';
import type { GeminiChunk, GeminiUsage } from './gemini-wire.ts';

/** One thing the emulator does on an open stream. */
export type Frame = { chunk: GeminiChunk } | { raw: string } | { waitMs: number } | { cut: true };

export type StreamedTurn = Exclude<ScriptedTurn, { kind: 'httpError' }>;

/** A cut sooner than this can overtake the text before it, which the client would then never see. */
const drainMs = 30;

/** What a turn looks like on the wire. `step` numbers the answer, and with it the ids of its calls. */
export function framesOf(turn: StreamedTurn, step: number, model: string): Frame[] {
  const stamp = { modelVersion: model, responseId: `response-${step}` };
  return bareFrames(turn, step).map((frame) =>
    'chunk' in frame && !frame.chunk.error ? { chunk: { ...stamp, ...frame.chunk } } : frame,
  );
}

function bareFrames(turn: StreamedTurn, step: number): Frame[] {
  switch (turn.kind) {
    case 'text':
      return paused(textChunks(turn), turn.pauseMs);
    case 'calls':
      return paused(callChunks(turn, step));
    case 'chunks':
      return paused(turn.chunks, turn.pauseMs);
    case 'cut':
      return [
        { chunk: textChunk(turn.text) },
        { raw: 'data: {"candidates": [{"con' },
        { waitMs: drainMs },
        { cut: true },
      ];
    case 'stall':
      return [...spoken(turn.text), { waitMs: turn.ms }, { chunk: lastChunk(usageOf(turn.text)) }];
    case 'malformed':
      return [
        ...spoken(turn.text),
        { raw: 'data: {"candidates": [{"con\r\n\r\n' },
        { chunk: lastChunk(usageOf(turn.text)) },
      ];
  }
}

function paused(chunks: readonly GeminiChunk[], pauseMs = 0): Frame[] {
  return chunks.flatMap((chunk): Frame[] => (pauseMs > 0 ? [{ chunk }, { waitMs: pauseMs }] : [{ chunk }]));
}

function spoken(text: string): Frame[] {
  return text === '' ? [] : [{ chunk: textChunk(text) }];
}

function textChunks({ pieces, thought, usage }: Extract<ScriptedTurn, { kind: 'text' }>): GeminiChunk[] {
  const used = usage ?? usageOf(pieces.join(''), thought);
  const said = pieces.map((piece) => textChunk(piece, used));
  return [...thoughtChunks(thought, used), ...said, lastChunk(used, newSignature())];
}

function callChunks(turn: Extract<ScriptedTurn, { kind: 'calls' }>, step: number): GeminiChunk[] {
  const used = turn.usage ?? usageOf(JSON.stringify(turn.calls), turn.thought);
  const said = turn.text === undefined ? [] : [textChunk(turn.text, used)];
  const calls = turn.calls.map(({ name, args }, index) => {
    const functionCall = { id: `call-${step}-${index + 1}`, name, args };
    return partChunk(
      index === 0 ? { functionCall, thoughtSignature: newSignature() } : { functionCall },
      used,
    );
  });
  return [...thoughtChunks(turn.thought, used), ...said, ...calls, lastChunk(used)];
}

function thoughtChunks(thought: string | undefined, used: GeminiUsage): GeminiChunk[] {
  return thought === undefined ? [] : [partChunk({ text: thought, thought: true }, used)];
}

/** Random, so that one emulator never accepts what another handed out, or itself before a reset. */
function newSignature(): string {
  return Buffer.from(randomUUID()).toString('base64');
}

/**
 * Writes the frames until they end, the script cuts the stream, or `over` says that nobody listens any more, and notes
 * when it wrote each.
 */
export async function play(
  frames: readonly Frame[],
  response: ServerResponse,
  over: AbortController,
  wroteAt: number[],
): Promise<void> {
  for (const frame of frames) {
    if (over.signal.aborted) return;
    if ('waitMs' in frame) {
      await sleep(frame.waitMs, undefined, { signal: over.signal }).catch(() => undefined);
    } else if ('cut' in frame) {
      over.abort();
      response.destroy();
      return;
    } else {
      wroteAt.push(Date.now());
      response.write('raw' in frame ? frame.raw : `data: ${JSON.stringify(frame.chunk)}\r\n\r\n`);
    }
  }
  response.end();
}
