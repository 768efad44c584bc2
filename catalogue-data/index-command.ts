import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { buildIndex } from '../worker/adapters/embedded-index/build.ts';
import { ImportError } from './import-error.ts';
import { NotImportedError, readImported } from './imported.ts';
import { type SentRelease, sendRelease } from './upstash/release.ts';
import { UpstashError } from './upstash/requester.ts';
import { sayingWhatFails } from './workplace.ts';

const usage = `Usage: npm run catalogue -- index [options]

Makes the imported catalogue searchable once more, without reading its files again.

  --target embedded  the index that is part of the worker (default)
  --target upstash   an index of Upstash Vector: what changed is sent, and the worker finds it when it is deployed next.
                     Needs UPSTASH_VECTOR_REST_URL and UPSTASH_VECTOR_REST_TOKEN, in the environment or in .dev.vars
  --out DIR          where the import wrote (default: dist/catalogue)`;

/** A mistake in how the command was called. */
class UsageError extends Error {}

export async function indexCommand(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { target, out, help } = readArguments(args);
  if (help) {
    console.log(usage);
    return 0;
  }
  if (target === 'embedded') await buildEmbedded(out);
  else if (target === 'upstash') await sendToUpstash(out);
  else throw new UsageError(`There is no target "${target}"; choose embedded or upstash.`);
  return 0;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        target: { type: 'string', default: 'embedded' },
        out: { type: 'string', default: 'dist/catalogue' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function buildEmbedded(out: string): Promise<void> {
  const { products, sections, words } = await readImported(out);
  const { files, variants } = buildIndex(products, sections, words);
  await sayingWhatFails(out, async () => {
    for (const [name, content] of files) await writeFile(join(out, name), content);
  });
  console.log(
    `Indexed ${products.length} products, ${variants} variants and ${sections.length} sections of policies in ${out}.`,
  );
}

async function sendToUpstash(out: string): Promise<void> {
  const connection = { ...readSettings(), wait: (ms: number) => sleep(ms) };
  const imported = await readImported(out);
  const bar = new SingleBar({
    format: 'Sending [{bar}] {value}/{total} records, {eta_formatted} left',
    noTTYOutput: false,
    clearOnComplete: true,
  });
  try {
    const progress = {
      start: (total: number) => bar.start(total, 0),
      add: (done: number) => bar.increment(done),
    };
    const sent = await sendRelease(imported, connection, progress, Date.now);
    bar.stop();
    report(sent);
  } finally {
    bar.stop();
  }
}

/** What is set in the environment stands above .dev.vars, where the worker's own settings are kept. */
function readSettings(): { url: string; token: string } {
  if (existsSync('.dev.vars')) process.loadEnvFile('.dev.vars');
  const { UPSTASH_VECTOR_REST_URL: url = '', UPSTASH_VECTOR_REST_TOKEN: token = '' } = process.env;
  const missing = [
    ...(url === '' ? ['UPSTASH_VECTOR_REST_URL'] : []),
    ...(token === '' ? ['UPSTASH_VECTOR_REST_TOKEN'] : []),
  ];
  if (missing.length > 0)
    throw new UsageError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: copy them from the index's page in the Upstash console into .dev.vars.`,
    );
  if (!URL.canParse(url))
    throw new UsageError('UPSTASH_VECTOR_REST_URL is not an address such as https://....');
  return { url, token };
}

function report({ parts, deleted, kept }: SentRelease): void {
  for (const { kind, namespace, sent, copied, present } of parts) {
    console.log(
      `${kind} in ${namespace}: ${sent} sent, ${copied + present} unchanged (${copied} copied, ${present} there already).`,
    );
  }
  if (kept.length > 0) console.log(`Kept until the next release: ${kept.join(', ')}.`);
  console.log(`Deleted: ${deleted.length === 0 ? 'nothing' : deleted.join(', ')}.`);
}

function isExpected(error: unknown): error is Error {
  return [UsageError, ImportError, NotImportedError, UpstashError].some((kind) => error instanceof kind);
}
