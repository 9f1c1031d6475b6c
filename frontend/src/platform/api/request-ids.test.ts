import { expect, test } from '@jest/globals';
import { timeOfUlid } from '#domain/ulid';
import { Refused, Unreachable } from './errors';
import { correctClock, newRequestId } from './request-ids';

const ageInSeconds = () => (Date.now() - (timeOfUlid(newRequestId()) ?? 0)) / 1000;

test('creates a new request id with the current time each time', () => {
  expect(Math.abs(ageInSeconds())).toBeLessThan(60);
  expect(newRequestId()).not.toBe(newRequestId());
});

test('uses the server’s time after a refusal because of the time', () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(correctClock(new Refused('request.ahead', { now: hourAgo }))).toBe(true);
  expect(Math.abs(ageInSeconds() - 3600)).toBeLessThan(60);
  expect(correctClock(new Refused('request.expired', { now: new Date().toISOString() }))).toBe(true);
  expect(Math.abs(ageInSeconds())).toBeLessThan(60);
});

test.each([
  new Refused('request.expired'),
  new Refused('session.ended', { now: '2020-01-01T00:00:00.000Z' }),
  new Unreachable('lost'),
])('does not change the clock after another error: %s', (fault) => {
  expect(correctClock(fault)).toBe(false);
  expect(Math.abs(ageInSeconds())).toBeLessThan(60);
});
