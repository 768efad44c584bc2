import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

test('answers', async () => {
  const response = await exports.default.fetch('http://shop.test/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'c', messages: [{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'a warm reading lamp under $80' }] }] }),
  });
  const text = await response.text();
  console.log(text.slice(0, 3000));
  expect(response.status).toBe(200);
});
