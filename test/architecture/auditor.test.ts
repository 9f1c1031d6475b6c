import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const importOf = /\bfrom '([^']+)'|\bimport\(?'([^']+)'/g;

test('the auditor of exports shares no code with the ledger, nor with anything else of the product', () => {
  const files = readdirSync('tools/audit')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `tools/audit/${name}`);
  const imported = ['bin/audit.ts', ...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, from, call]) => from ?? call ?? ''),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !/^(?:node:|#tools\/audit\/[\w-]+$|\.\/[\w-]+$)/.test(name))).toEqual([]);
});
