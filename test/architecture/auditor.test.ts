import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const importOf = /\bfrom '([^']+)'|\bimport\(?'([^']+)'/g;

test('the auditor of exports shares no code with the product', () => {
  const files = readdirSync('tools/audit')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `tools/audit/${name}`);
  const imported = ['bin/audit.ts', ...files].flatMap(importsOf);
  expect(imported.length).toBeGreaterThan(3);
  const others = imported.filter((name) => !/^(?:node:|#tools\/audit\/[\w-]+$|\.\/[\w-]+$)/.test(name));
  expect(others).toEqual(['#tools/audit-tournaments/audit-tournaments']);
});

test('the auditor of tournaments shares only the certificate check with the page', () => {
  const imported = readdirSync('tools/audit-tournaments')
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => importsOf(`tools/audit-tournaments/${name}`));
  const allowed = /^(?:node:|#domain\/tournaments\/[\w-]+$|#tools\/audit\/[\w-]+$|\.\/[\w-]+$)/;
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !allowed.test(name))).toEqual([]);
});

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, from, call]) => from ?? call ?? '');
