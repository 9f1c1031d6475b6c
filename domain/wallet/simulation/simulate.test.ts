import { expect, test } from '@jest/globals';
import { violations } from './invariants';
import { simulate } from './simulate';

const seeds = 20_000;

test(`${seeds} histories break no invariant`, async () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const broken = violations(await simulate(seed));
    if (broken.length > 0) throw new Error(`Seed ${seed}: ${broken.join('; ')}`);
  }
  expect(1).toBe(1);
}, 120_000);
