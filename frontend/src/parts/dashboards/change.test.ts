import { expect, test } from 'vitest';
import { changeOf, changeText } from './change';

test.each([
  [120, 100, '+20% from the previous period'],
  [95, 100, '-5% from the previous period'],
  [100, 100, 'No change'],
  [0, 0, 'No change'],
  [5, 0, 'None in the previous period'],
  [2_000, 100, 'More than 10 times the previous period'],
  [-50, -100, 'Higher than in the previous period'],
  [-50, 100, 'Lower than in the previous period'],
  [-50, 0, 'None in the previous period'],
])('describes the change to %d from %d as %s', (now, before, text) => {
  expect(changeText(changeOf(now, before))).toBe(text);
});
