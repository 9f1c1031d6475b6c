import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const fileName = 'inter-latin-wght-normal.woff2';
const { resolve } = createRequire(import.meta.url);
const original = resolve(`@fontsource-variable/inter/files/${fileName}`);
const unicodeRanges = resolve('@fontsource-variable/inter/unicode.json');
const folder = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));

const options = {
  targetFormat: 'woff2' as const,
  // The weights that the site uses.
  variationAxes: { wght: { min: 400, max: 900 } },
  // Those that browsers apply by default, and tabular numbers.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
};

/**
 * Replaces the Latin file of Inter by one with the same characters, but only the weights and features that the
 * site uses. It has 60 % of the size and is loaded with each first visit.
 */
export const latinFont = (): Plugin => ({
  name: 'latin-font',
  async config() {
    return {
      resolve: { alias: [{ find: /^.*\/inter-latin-wght-normal\.woff2$/, replacement: await smallFile() }] },
    };
  },
});

/** The path of the smaller file. It is made once for each version of the font and the options. */
const smallFile = async (): Promise<string> => {
  const [font, ranges] = await Promise.all([readFile(original), readFile(unicodeRanges, 'utf8')]);
  const { latin } = JSON.parse(ranges) as { readonly latin: string };
  const characters = charactersIn(latin);
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([characters, options]))
    .digest('hex')
    .slice(0, 16);
  const path = join(folder, key, fileName);
  if (existsSync(path)) return path;
  await mkdir(join(folder, key), { recursive: true });
  // Two builds can run at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await subsetFont(font, characters, options));
  await rename(draft, path);
  return path;
};

/** The characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
const charactersIn = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
