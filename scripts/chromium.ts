import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser of the tests is: CHROME_PATH, or one of the usual places. */
export function chromiumPath(): string {
  const found = process.env.CHROME_PATH ?? places.find((place) => existsSync(place));
  if (!found) throw new Error('Chromium was not found. Install it, or set CHROME_PATH to where it is.');
  return found;
}

/** A browser in a container, as root, that asks nothing of the network of its own accord. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
