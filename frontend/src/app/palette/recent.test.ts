import { expect, test } from 'vitest';
import { recentItems, rememberItem } from './recent';

const company = (id: string) => ({
  entity: {
    ...({ kind: 'COMPANY', id, name: `Company ${id}` } as const),
    ...{ companyName: null, casinoId: null, own: false },
  },
});

test('keeps the five latest entries of each user, each once', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '2']) rememberItem('maria', company(id));
  rememberItem('maria', { page: 'page Account' });
  expect(recentItems('maria')).toEqual([
    { page: 'page Account' },
    ...['2', '6', '5', '4'].map((id) => company(id)),
  ]);
  expect(recentItems('noah')).toEqual([]);
});

test.each(['', 'no JSON', '{}', '[{"entity":{"kind":"SECRET"}}]', 'null'])(
  'is empty if the stored value is %j',
  (kept) => {
    localStorage.setItem('novalink.recent.maria', kept);
    expect(recentItems('maria')).toEqual([]);
  },
);
