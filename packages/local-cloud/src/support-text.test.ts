import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { supportText } from './support-text';

test('the README lists what the code supports (update it with `npx tsx bin/support-table.ts`)', async () => {
  const readme = readFileSync('packages/local-cloud/README.md', 'utf8');
  const [, printed] = /<!-- support -->\n(.*)\n<!-- \/support -->/s.exec(readme) ?? [];
  expect(printed).toBe(await supportText());
});
