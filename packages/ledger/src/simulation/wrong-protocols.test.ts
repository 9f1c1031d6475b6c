import { describe, expect, test } from '@jest/globals';
import { violations, type InvariantName } from './invariants';
import type { LedgerOf } from './protocol';
import { simulate } from './simulate';
import { wrongProtocols } from './wrong-protocols';

/** The invariant that each protocol must violate eventually; most histories show another violation first. */
const table: Readonly<Record<keyof typeof wrongProtocols, InvariantName>> = {
  'token only': 'I7 one key has one effect and one answer',
  'no balance condition': 'I2 no balance is ever negative',
  'two steps': 'I3 a balance is the sum of its legs',
  'read, then put': 'I7 one key has one effect and one answer',
  'look up once': 'I6 declined movements are never posted',
  'decline not recorded': 'I6 declined movements are never posted',
  'the win funds its own bet': 'I2 no balance is ever negative',
  'bet and win in two transactions': 'movements that belong together are posted together',
  'the key of the win has no condition': 'I9 sequences have no gaps and entries never change',
  'one version for both': 'I4 a wallet’s version is its number of movements',
  'the budget in its own transaction': 'rewards are paid from the budget, and never more than it has',
  'no condition on the budget': 'rewards are paid from the budget, and never more than it has',
  'the main purse before the debit of the reward':
    'coins of a reward reach the main purse after they left its own',
  'a new key for every attempt at a release': 'released coins reach the main purse in the end',
};
const bar = 50;

/** Returns the seed of the first history in which a protocol violates this invariant, or any. */
async function firstBroken(wrong: LedgerOf, name?: InvariantName): Promise<number> {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const broken = violations(await simulate(seed, wrong));
    if (name === undefined ? broken.size > 0 : broken.has(name)) return seed;
  }
  return Infinity;
}

describe('a protocol with a planted bug', () => {
  test('has an expected violation for each of the fourteen', () => {
    expect(Object.keys(wrongProtocols)).toEqual(Object.keys(table));
  });

  test.each(Object.entries(wrongProtocols))(
    `"%s" is detected in less than ${bar} histories`,
    async (_name, wrong) => {
      expect(await firstBroken(wrong)).toBeLessThan(bar);
    },
  );

  test.each(Object.entries(wrongProtocols))('"%s" violates its own invariant', async (name, wrong) => {
    expect(await firstBroken(wrong, table[name])).toBeLessThan(Infinity);
  });
});
