import { expect, test } from 'vitest';
import { fakePlatform } from './fake-platform';
import { checkedFile } from './storage/file-check';

const check = { key: 'key', state: 'CHECKED' as const, reason: null };
const runWith = ({ platform }: Pick<ReturnType<typeof fakePlatform>, 'platform'>) =>
  checkedFile({ api: platform.api, wait: () => Promise.resolve() }, 'key', new AbortController().signal);

test('answers with the fields that a document requests', async () => {
  await expect(runWith(fakePlatform({ getFileCheck: () => check }))).resolves.toBeUndefined();
});

test('fails if an answer lacks a field that the document requests', async () => {
  const { reason: _, ...incomplete } = check;
  // @ts-expect-error -- `reason` is missing.
  const fake = fakePlatform({ getFileCheck: () => incomplete });
  await expect(runWith(fake)).rejects.toThrow('The fake has no getFileCheck.reason');
});

test('does not compile with a field that the schema does not have', async () => {
  // @ts-expect-error -- `raeson` is misspelt.
  const fake = fakePlatform({ getFileCheck: () => ({ ...check, raeson: null }) });
  await expect(runWith(fake)).resolves.toBeUndefined();
});

test('does not compile with an unknown field inside a list', () => {
  const item = { id: '01C', name: 'Aurora', kind: null, status: 'DRAFT' as const, owner: null };
  fakePlatform({ listCompanies: () => ({ items: [item], nextToken: null }) });
  // @ts-expect-error -- `webste` is misspelt.
  fakePlatform({ listCompanies: () => ({ items: [{ ...item, webste: null }], nextToken: null }) });
});

test('does not compile with an enum value that the schema does not have', async () => {
  // @ts-expect-error -- There is no such state.
  const fake = fakePlatform({ getFileCheck: () => ({ ...check, state: 'DONE' as const }) });
  await expect(runWith(fake)).rejects.toThrow();
});

test('does not compile with a field that no document requests', () => {
  // @ts-expect-error -- The field is `getFileCheck`.
  fakePlatform({ getFileChek: () => check });
  expect(Object.keys(check)).toContain('state');
});
