import { expect, test } from 'vitest';
import { shownDuration } from './time-left';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [3 * day + 14 * hour, '3 days 14 hours'],
  [3 * day, '3 days'],
  [3 * day - 1, '3 days'],
  [day + second, '1 day 1 hour'],
  [5 * hour + 20 * minute, '5 hours 20 minutes'],
  [5 * hour - 1, '5 hours'],
  [hour, '1 hour'],
  [hour - 1, '1 hour'],
  [hour - second, '59 minutes 59 seconds'],
  [12 * minute + 30 * second, '12 minutes 30 seconds'],
  [minute, '1 minute'],
  [59 * second, '59 seconds'],
  [1, '1 second'],
])('%i ms are %s', (milliseconds, text) => {
  expect(shownDuration(milliseconds)).toBe(text);
});
