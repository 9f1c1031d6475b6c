import { expect, test } from 'vitest';
import { ago } from './ago';

const now = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  ['2026-11-22T12:00:05.000Z', 'just now'],
  ['2026-11-22T11:59:01.000Z', 'just now'],
  ['2026-11-22T11:59:00.000Z', '1 minute ago'],
  ['2026-11-22T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-22T10:00:00.000Z', '2 hours ago'],
  ['2026-11-21T11:00:00.000Z', 'yesterday'],
  ['2026-11-12T12:00:00.000Z', '10 days ago'],
])('%s was %s', (at, text) => {
  expect(ago(at, now)).toBe(text);
});
