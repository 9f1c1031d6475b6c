import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

const folder = 'domain/slots';
const bound = 12 * 1024;

/** What pages import of the game mathematics. */
const entries: Readonly<Record<string, readonly string[]>> = {
  'read-model': ['readModel'],
  'validate-model': ['validateModel'],
  'model-hash': ['modelHash'],
  evaluate: ['evaluate', 'windowAt'],
  draw: ['seededDraw', 'commitmentOf'],
  'play-round': ['playRound'],
  'exact-return': ['exactReturn'],
  'round-spread': ['roundSpread'],
  verdict: ['exactVerdict'],
  fraction: ['toDecimal'],
};

test('the game mathematics is at most 12 kB in the browser, and needs nothing of Node', async () => {
  const contents = Object.entries(entries)
    .map(([file, names]) => `export { ${names.join(', ')} } from './${file}';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [bundle] = outputFiles;
  expect(gzipSync(bundle?.contents ?? '').length).toBeLessThanOrEqual(bound);
  expect(gzipSync(bundle?.contents ?? '').length).toBeGreaterThan(4 * 1024);
});
