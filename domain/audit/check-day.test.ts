import { expect, test } from '@jest/globals';
import { checkDay } from './check-day';
import { dayFileJson, readDayFile, type DayFile } from './day-file';
import { nextHead } from './public-day';
import { sampleDay } from './testing/sample-day';

const [yesterday, day] = ['2026-10-31', '2026-11-01'];
const closedAt = '2026-11-02T03:13:00.000Z';
const before = nextHead({ day: yesterday, closedAt }, sampleDay(yesterday, 2), undefined);
const entries = sampleDay(day, 3);
const head = nextHead({ day, closedAt }, entries, before);
const file: DayFile = { schema: 'novalink.audit-day/1', day, entries, head, before };

const outcomes = (given: DayFile) => checkDay(given).checks.map(({ outcome }) => outcome);
const texts = (given: DayFile) => checkDay(given).checks.map(({ text }) => text);

test('verifies a closed day', () => {
  expect(checkDay(file).holds).toBe(true);
  expect(texts(file)).toEqual([
    'All 3 entries are unchanged and in order.',
    'The head matches the entries.',
    'The head follows that of 2026-10-31.',
  ]);
});

test('verifies the first day without a day before it', () => {
  const first = { ...file, day: yesterday, entries: sampleDay(yesterday, 2), head: before, before: null };
  expect(outcomes(first)).toEqual(['passed', 'passed', 'passed']);
});

test('verifies the entries of an open day', () => {
  const open = { ...file, head: null };
  expect(outcomes(open)).toEqual(['passed', 'open', 'open']);
  expect(checkDay(open).holds).toBe(true);
});

test.each<[string, Partial<DayFile>, string]>([
  ['an entry', { entries: entries.map((one) => ({ ...one, name: 'X' })) }, 'Entry 1: the entry was changed'],
  ['a lost entry', { entries: entries.slice(1) }, 'Entry 1: an entry is missing'],
  ['a lost last entry', { entries: entries.slice(0, 2) }, 'the head counts 3 entries, but the day has 2'],
  ['the head', { head: { ...head, closedAt: '2026-11-02T03:13:00.001Z' } }, 'the head was changed'],
  ['the head of another day', { head: before }, 'the head belongs to 2026-10-31'],
  ['a missing day before', { before: null }, 'the head of the day before is missing'],
  ['another day before', { before: head }, 'the file contains the head of 2026-11-01 instead'],
  ['the day before', { before: { ...before, count: 7 } }, 'the head of the day before was changed'],
])('reports a changed day: %s', (_name, change, reason) => {
  const checked = checkDay({ ...file, ...change });
  expect(checked.holds).toBe(false);
  expect(checked.checks.map(({ text }) => text).join(' ')).toContain(reason);
});

test('reads a file as it was written', () => {
  expect(readDayFile(dayFileJson(file))).toEqual({ file });
  expect(readDayFile(dayFileJson({ ...file, head: null, before: null, entries: [] }))).toHaveProperty('file');
});

test.each([
  ['{"schema":"novalink.audit-day/1"}', 'entries'],
  [dayFileJson(file).replace('"seq":2', '"seq":-2'), 'entries[1].seq'],
  [dayFileJson(file).replace('GAME_SUSPENDED', 'GAME_INVENTED'), 'entries[0].action'],
  [dayFileJson(file).replace(/"previous":"\w/, '"previous":"g'), 'before.previous'],
  [dayFileJson(file).replace('"day": "2026', '"day": "26'), 'day'],
  ['{', 'day'],
])('%j is refused by its path', (text, path) => {
  const read = readDayFile(text);
  const paths = 'faults' in read ? read.faults.map((fault) => fault.path) : [];
  expect(paths).toContain(path);
});
