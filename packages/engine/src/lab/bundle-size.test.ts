import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

type Entries = Readonly<Record<string, readonly string[]>>;

/** The imports of the game mathematics in pages. */
const slots: Entries = {
  'slots/model/read-model': ['readModel'],
  'slots/validate/validate-model': ['validateModel'],
  'slots/model/model-hash': ['modelHash'],
  'slots/evaluate/evaluate': ['evaluate', 'windowAt'],
  'slots/play/draw': ['seededDraw', 'commitmentOf'],
  'slots/play/play-round': ['playRound'],
  'slots/exact/uncapped-return': ['uncappedReturn'],
  'slots/exact/round-spread': ['roundSpread'],
  'slots/exact/fraction': ['toDecimal'],
};

/** The additional imports of the Test Lab. */
const lab: Entries = {
  'lab/simulate/play-chunks': ['chunkPlayer'],
  'lab/tally/run-tally': ['joinTallies'],
  'lab/tally/run-result': ['resultOf', 'resultHash'],
  'lab/verdict/judge-run': ['judgeRun', 'declarationOf'],
  'lab/certificate/certificate': ['readCertificate', 'certificateJson', 'differencesOf'],
  'lab/examples/example-models': ['exampleModels'],
};

test('the game mathematics is at most 12 kB in the browser, and uses no Node modules', async () => {
  const bytes = await bytesOf(slots);
  expect(bytes).toBeLessThanOrEqual(12 * 1024);
  expect(bytes).toBeGreaterThan(4 * 1024);
});

test('the Test Lab adds at most 29 kB, including its examples', async () => {
  const added = (await bytesOf({ ...slots, ...lab })) - (await bytesOf(slots));
  expect(added).toBeLessThanOrEqual(29 * 1024);
  expect(added).toBeGreaterThan(4 * 1024);
});

async function bytesOf(entries: Entries): Promise<number> {
  const contents = Object.entries(entries)
    .map(([file, names]) => `export { ${names.join(', ')} } from './${file}';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '..'), loader: 'ts' },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}
