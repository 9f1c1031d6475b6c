import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { DayFile } from './day-file';
import { checkSiteVectors, type SiteVectors } from './site-vectors';

const vectors = JSON.parse(readFileSync('frontend/public/novalink-vectors.json', 'utf8')) as SiteVectors;
const [first, ...rest] = vectors.auditDays;
const failedIn = (changed: Partial<SiteVectors>) =>
  checkSiteVectors({ ...vectors, ...changed }).flatMap(({ name, passed }) => (passed ? [] : [name]));

test('all vectors of the site pass, and there is at least one of each kind', () => {
  const checked = checkSiteVectors(vectors);
  expect(checked.filter(({ passed }) => !passed)).toEqual([]);
  for (const kind of ['commitment', 'draws', 'model', 'round', 'run', 'audit day'])
    expect(checked.some(({ name }) => name.startsWith(`${kind} `))).toBe(true);
});

test('the days of the audit log include closed days, an open day and a day without entries', () => {
  expect(vectors.auditDays.map(({ head, entries }) => [head !== null, entries.length])).toEqual([
    [true, 3],
    [true, 0],
    [true, 2],
    [false, 1],
  ]);
});

test.each<Partial<DayFile>>([{ entries: [] }, { day: '2026-11-02' }])('finds a day with %j', (changes) => {
  const changed = first === undefined ? rest : [{ ...first, ...changes }, ...rest];
  expect(failedIn({ auditDays: changed })).toEqual(['audit day 1']);
});
