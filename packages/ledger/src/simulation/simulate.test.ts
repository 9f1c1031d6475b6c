import { describe, expect, test } from '@jest/globals';
import { seeds } from '#ledger/testing/random-cases';
import { violations } from './invariants';
import { simulate } from './simulate';

const histories = seeds(300, 20_000);

/** Outcomes of some histories, with their counts. */
async function answers(count: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= count; seed += 1) {
    for (const { outcome, fixed } of (await simulate(seed)).calls) {
      const name = outcome.state === 'DECLINED' ? outcome.why : outcome.state;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (fixed) counts.set('fixed', (counts.get('fixed') ?? 0) + 1);
    }
  }
  return counts;
}

describe('histories of several clients', () => {
  test('depend only on the seed', async () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(await simulate(seed)).toEqual(await simulate(seed));
    expect(await simulate(1)).not.toEqual(await simulate(2));
  });

  test('contain every outcome', async () => {
    const counts = await answers(200);
    const every = ['POSTED', 'CONFLICT', 'HELD', 'UNKNOWN', 'insufficient', 'full', 'held', 'fixed'];
    expect(every.filter((name) => (counts.get(name) ?? 0) < 20)).toEqual([]);
  });

  test(`have no violations for ${histories.length} seeds`, async () => {
    const broken: string[] = [];
    for (const seed of histories) {
      if (broken.length > 0) break;
      for (const [name, how] of violations(await simulate(seed)))
        broken.push(`seed ${seed}, ${name}: ${how}`);
    }
    expect(broken).toEqual([]);
  }, 600_000);
});
