import { beforeEach, expect, test, vi } from 'vitest';
import { timeOfUlid } from '#domain/ulid';
import { Refused, Unreachable } from './errors';
import { correctClock, newRequestId } from './request-ids';

const now = Date.parse('2026-11-20T09:00:00Z');
const hourAgo = '2026-11-20T08:00:00.000Z';

const takesTime = (code: 'request.expired' | 'request.ahead', time: number | string) =>
  correctClock(new Refused(code, { now: new Date(time).toISOString() }));

// The clock is that of the whole page.
beforeEach(() => {
  vi.useFakeTimers({ now });
  takesTime('request.expired', now);
});

test('creates a new request id with the current time each time', () => {
  expect(timeOfUlid(newRequestId())).toBe(now);
  expect(newRequestId()).not.toBe(newRequestId());
});

test('uses the server’s time after a refusal because of the time', () => {
  expect(takesTime('request.ahead', hourAgo)).toBe(true);
  expect(timeOfUlid(newRequestId())).toBe(Date.parse(hourAgo));
  expect(takesTime('request.expired', now)).toBe(true);
  expect(timeOfUlid(newRequestId())).toBe(now);
});

test.each([
  new Refused('request.expired'),
  new Refused('session.ended', { now: '2020-01-01T00:00:00.000Z' }),
  new Unreachable('lost'),
])('does not change the clock after another error: %s', (fault) => {
  expect(correctClock(fault)).toBe(false);
  expect(timeOfUlid(newRequestId())).toBe(now);
});
