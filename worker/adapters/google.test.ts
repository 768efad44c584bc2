import { createGoogle } from '@ai-sdk/google';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { afterEach, expect, test, vi } from 'vitest';
import { googleModel } from './google.ts';

afterEach(() => vi.unstubAllGlobals());

/** The request a model makes, but for the line that names the software. */
async function requestOf(model: LanguageModelV4) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('', { status: 400 }));
  vi.stubGlobal('fetch', fetch);
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'a lamp' }] }];
  await expect(model.doStream({ prompt })).rejects.toThrow();
  const [url = '', init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  headers.delete('user-agent');
  return { url, method: init?.method, headers: Object.fromEntries(headers), body: init?.body };
}

// Made here of the package's own class: what the usual provider adds to it must not be missed.
test.each([
  ['at Google’s address', undefined],
  ['at another', 'http://127.0.0.1:9/v1beta'],
  ['at one with a slash at its end', 'http://127.0.0.1:9/v1beta/'],
])('the model asks as the package’s provider does: %s', async (_, baseUrl) => {
  const [name, apiKey] = ['gemini-3-flash-preview', 'a-key'];
  const usual = createGoogle({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(name);
  const ours = googleModel({ name, apiKey, ...(baseUrl && { baseUrl }) });
  const request = await requestOf(ours);
  expect(request).toEqual(await requestOf(usual));
  expect(request.headers['x-goog-api-key']).toBe(apiKey);
  expect(ours.provider).toBe(usual.provider);
});
