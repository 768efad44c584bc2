import { readFile, writeFile } from 'node:fs/promises';

/** wrangler.toml as an operator edits it to build providers in, written to `dist/`, from where its paths lead one up. */
export async function configWith(packages: readonly string[], name: string): Promise<string> {
  const lines = (await readFile('wrangler.toml', 'utf8')).split('\n');
  const left = lines.filter((line) => !packages.some((one) => line.startsWith(`"${one}" = `)));
  if (left.length !== lines.length - packages.length)
    throw new Error('wrangler.toml leaves out other packages than these');
  const file = `dist/wrangler-${name}.toml`;
  await writeFile(file, left.join('\n').replaceAll('"./', '"../').replace('main = "', 'main = "../'));
  return file;
}
