import { beforeAll, describe, expect, test } from '@jest/globals';
import { chance } from '@novalink/ledger/simulation';
import { deep } from '#test/support/deep';
import { drill } from './drill';
import { playTraffic, type Traffic } from './traffic';
import { wrongRepairs } from './wrong-repairs';

let traffic: Traffic;
beforeAll(async () => {
  traffic = await playTraffic({ players: 2, rounds: 12 }, chance(1));
});

const seeds = Array.from({ length: deep(1, 5) }, (_, place) => place + 1);

describe('a repair of inconsistent tables', () => {
  test.each(seeds)('makes them consistent, and play continues, with seed %i', async (seed) => {
    const { findings, report } = await drill(traffic, seed);
    expect(findings).toEqual([]);
    expect(report.playersReset).toBeGreaterThan(0);
  });

  test.each(deep([4], [1, 4]))(
    'that stopped after %i writes is completed by the next run',
    async (interruptedAfter) => {
      expect((await drill(traffic, 4, { interruptedAfter })).findings).toEqual([]);
    },
  );

  test.each(Object.entries(wrongRepairs))('that %s is detected', async (_name, steps) => {
    for (let seed = 1; seed <= 60; seed += 1)
      if ((await drill(traffic, seed, { steps })).findings.length > 0) return;
    throw new Error('The wrong repair was not noticed.');
  });
});
