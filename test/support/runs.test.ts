import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isDeep } from './deep';
import { seeds } from './runs';

test('random cases start at the seed of the run, ten times as many in test:deep', () => {
  const { seed, numRuns } = fc.readConfigureGlobal();
  expect([seed, numRuns]).toEqual([seeds(1)[0], isDeep ? 1000 : 100]);
  expect(seeds(3)).toHaveLength(isDeep ? 30 : 3);
  expect(seeds(3, 50)).toHaveLength(isDeep ? 50 : 3);
  if (!isDeep) expect(seeds(3)).toEqual([1, 2, 3]);
});
