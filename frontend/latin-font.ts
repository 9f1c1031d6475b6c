import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const fileName = 'inter-latin-wght-normal.woff2';
const original = createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/${fileName}`);
const folder = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));

/** The characters of the file, which `@fontsource-variable/inter` declares as its `unicode-range`. */
const ranges = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

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
  const font = await readFile(original);
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([ranges, options]))
    .digest('hex')
    .slice(0, 16);
  const path = join(folder, key, fileName);
  if (existsSync(path)) return path;
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  await mkdir(join(folder, key), { recursive: true });
  // Two builds can run at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await subsetFont(font, characters.join(''), options));
  await rename(draft, path);
  return path;
};
