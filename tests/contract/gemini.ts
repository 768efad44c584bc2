import { googleModel } from '../../worker/adapters/google.ts';
import {
  callsTurn,
  cutStream,
  emptyCandidate,
  errorInStream,
  type GeminiUsage,
  httpError,
  malformedFrame,
  type ScriptedTurn,
  stall,
  startGemini,
  textChunk,
  textTurn,
} from '../emulators/gemini.ts';
import { countsOfScript, type Said, stallMs } from '../emulators/model-script.ts';
import type { OpenModel } from './models.ts';

/** The Gemini emulator, told what every other one is told. */
export async function openGemini(): Promise<OpenModel> {
  const gemini = await startGemini();
  return {
    model: googleModel({ name: 'gemini-3-flash-preview', apiKey: gemini.apiKey, baseUrl: gemini.url }),
    say: (...said) => gemini.enqueue(...said.map(turnOf)),
    get calls() {
      return gemini.requests.length;
    },
    get aborted() {
      return gemini.aborted;
    },
    results: () =>
      (gemini.requests.at(-1)?.body.contents.at(-1)?.parts ?? []).flatMap(({ functionResponse: given }) =>
        given ? [{ id: given.id ?? '', content: JSON.stringify(given.response) }] : [],
      ),
    sent: () => JSON.stringify(gemini.requests.at(-1)?.body),
    reset: gemini.reset,
    close: gemini.close,
  };
}

function turnOf(said: Said): ScriptedTurn {
  switch (said.kind) {
    case 'text':
      return said.usage === 'none' ? uncounted(said.text) : textTurn(said.text, { usage: usage(said.usage) });
    case 'calls':
      return callsTurn(said.calls, { usage: usage() });
    case 'length':
      return emptyCandidate('MAX_TOKENS');
    case 'refusal':
      return emptyCandidate('SAFETY');
    case 'malformed':
      return malformedFrame(said.text);
    case 'cut':
      return cutStream(said.text);
    case 'ended':
      return { kind: 'chunks', chunks: [textChunk(said.text)] };
    case 'overloaded':
      return errorInStream(said.text);
    case 'stall':
      return stall(said.text, stallMs);
    case 'status':
      return httpError(
        said.status,
        said.retryAfter === undefined ? {} : { retryAfterHeader: said.retryAfter },
      );
  }
}

function usage(given?: 'uncached'): GeminiUsage {
  const { input, cached, output } = countsOfScript;
  return {
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
    ...(given !== 'uncached' && { cachedContentTokenCount: cached }),
  };
}

function uncounted(text: string): ScriptedTurn {
  const candidate = {
    content: { role: 'model', parts: [{ text }] },
    finishReason: 'STOP' as const,
    index: 0,
  };
  return { kind: 'chunks', chunks: [{ candidates: [candidate] }] };
}
