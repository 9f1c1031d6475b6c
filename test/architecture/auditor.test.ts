import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ofAuditor =
  /^(?:node:|#tools\/audit\/[\w-]+$|@novalink\/ledger\/audit$|#ledger\/audit\/[\w-]+$|\.\/[\w-]+$)/;
const importOf = /\bfrom '([^']+)'|\bimport\(?'([^']+)'/g;

test('the auditor of exports shares no code with the product', () => {
  const files = ['tools/audit', 'packages/ledger/src/audit'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const imported = ['bin/audit.ts', 'packages/ledger/src/exports/audit.ts', ...files].flatMap(importsOf);
  expect(imported.length).toBeGreaterThan(3);
  const others = imported.filter((name) => !ofAuditor.test(name));
  expect(others).toEqual(['#tools/audit-tournaments/audit-tournaments']);
});

test('the auditor of tournaments shares only the certificate check with the page', () => {
  const imported = readdirSync('tools/audit-tournaments')
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => importsOf(`tools/audit-tournaments/${name}`));
  const allowed = /^(?:node:|#domain\/tournaments\/[\w-]+$|@novalink\/ledger\/audit$|\.\/[\w-]+$)/;
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !allowed.test(name))).toEqual([]);
});

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, from, call]) => from ?? call ?? '');
