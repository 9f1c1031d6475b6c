import { describe, expect, test } from 'vitest';
import { sinceText } from './since-text';

describe('sinceText', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  test.each([
    ['2026-11-20T11:59:30Z', '< 1 minute'],
    ['2026-11-20T11:59:00Z', '1 minute'],
    ['2026-11-20T11:01:00Z', '59 minutes'],
    ['2026-11-20T11:00:00Z', '1 hour'],
    ['2026-11-19T12:00:01Z', '23 hours'],
    ['2026-11-17T11:00:00Z', '3 days'],
  ])('%s is %s ago', (at, labels) => {
    expect(sinceText(at, now)).toBe(labels);
  });
});
