import type { GeminiChunk, GeminiPart, GeminiUsage } from './gemini-wire.ts';

/** A frame of one part. Like the real one it says what the answer has used so far. */
export function partChunk(part: GeminiPart, usageMetadata: GeminiUsage): GeminiChunk {
  return { candidates: [{ content: { role: 'model', parts: [part] }, index: 0 }], usageMetadata };
}

/** A frame of answer text, to build `chunks` turns from. */
export function textChunk(text: string, usage = usageOf(text)): GeminiChunk {
  return partChunk({ text }, usage);
}

/** The frame that ends an answer: STOP, and a part of empty text, which is where a text's signature travels. */
export function lastChunk(usageMetadata: GeminiUsage, thoughtSignature?: string): GeminiChunk {
  const part: GeminiPart = { text: '', ...(thoughtSignature && { thoughtSignature }) };
  const candidate = { content: { role: 'model', parts: [part] }, finishReason: 'STOP' as const, index: 0 };
  return { candidates: [candidate], usageMetadata };
}

/** Made-up counts: 100 tokens of prompt, and four characters to a token of output. */
export function usageOf(answer: string, thought = ''): GeminiUsage {
  const candidatesTokenCount = Math.ceil(answer.length / 4);
  const thoughtsTokenCount = Math.ceil(thought.length / 4);
  return {
    promptTokenCount: 100,
    ...(candidatesTokenCount > 0 && { candidatesTokenCount }),
    ...(thoughtsTokenCount > 0 && { thoughtsTokenCount }),
    totalTokenCount: 100 + candidatesTokenCount + thoughtsTokenCount,
    promptTokensDetails: [{ modality: 'TEXT', tokenCount: 100 }],
  };
}

export function signaturesIn(chunk: GeminiChunk): string[] {
  const parts = chunk.candidates?.flatMap((candidate) => candidate.content?.parts ?? []) ?? [];
  return parts.flatMap((part) => part.thoughtSignature ?? []);
}
