import { describe, expect, test } from 'vitest';
import { dayText, rangeIn, rangeText, todayUtc } from './date-range';

const today = '2026-11-23';
const range = (search: string) => rangeIn(new URLSearchParams(search), today);
const last30 = { from: '2026-10-25', to: today, preset: 30 };

describe('the days of an address', () => {
  test.each([
    ['', last30],
    ['days=7', { from: '2026-11-17', to: today, preset: 7 }],
    ['days=90', { from: '2026-08-26', to: today, preset: 90 }],
    ['from=2026-11-17&to=2026-11-23', { from: '2026-11-17', to: today, preset: 7 }],
    ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31', preset: undefined }],
    ['from=2024-02-29&to=2024-02-29', { from: '2024-02-29', to: '2024-02-29', preset: undefined }],
  ])('%s', (search, shown) => {
    expect(range(search)).toMatchObject(shown);
  });

  test.each([
    'days=8',
    'days=0x1e',
    'from=2026-11-01',
    'from=2026-11-23&to=2026-11-01',
    'from=2026-11-01&to=2026-11-24',
    'from=2020-01-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-05',
    'from=2026-1-1&to=2026-03-05',
    'from=<script>&to=%00',
  ])('are the last thirty for an invalid range: %s', (search) => {
    expect(range(search)).toMatchObject(last30);
  });

  test.each([
    ['days=7', { from: '2026-11-10', to: '2026-11-16' }],
    ['from=2026-03-01&to=2026-03-31', { from: '2026-01-29', to: '2026-02-28' }],
  ])('are compared with the same number of days before them: %s', (search, previous) => {
    expect(range(search).previous).toEqual(previous);
  });
});

test('formats days in UTC, whatever the user’s time zone is', () => {
  expect(rangeText({ from: '2026-11-01', to: '2026-11-30' })).toMatch(/^Nov 1\s–\s30, 2026$/);
  expect(dayText('2026-11-01')).toBe('Nov 1');
  expect(todayUtc(new Date('2026-11-23T23:30:00-05:00'))).toBe('2026-11-24');
});
