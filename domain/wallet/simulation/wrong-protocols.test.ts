import { describe, expect, test } from '@jest/globals';
import { violations, type InvariantName } from './invariants';
import type { LedgerOf } from './protocol';
import { simulate } from './simulate';
import { wrongProtocols } from './wrong-protocols';

/** What each is bound to break sooner or later; most histories show something else first. */
const table: Readonly<Record<keyof typeof wrongProtocols, InvariantName>> = {
  'token only': 'I7 one key has one effect and one answer',
  'no balance condition': 'I2 no wallet is ever below zero',
  'two steps': 'I3 a balance is the sum of its legs',
  'read, then put': 'I7 one key has one effect and one answer',
  'look up once': 'I6 what was declined is never applied',
  'decline not recorded': 'I6 what was declined is never applied',
  'the win funds its own bet': 'I2 no wallet is ever below zero',
  'bet and win in two transactions': 'movements that belong together are posted together',
  'the key of the win has no condition': 'I9 a wallet’s sequence has no gap and nothing was edited',
  'one version for both': 'I4 a version is the number of legs',
  'the budget in its own transaction': 'rewards are paid from the budget, and never more than it has',
  'no condition on the budget': 'rewards are paid from the budget, and never more than it has',
};
const bar = 50;

/** The first history in which a protocol breaks this invariant, or any. */
async function firstBroken(wrong: LedgerOf, name?: InvariantName): Promise<number> {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const broken = violations(await simulate(seed, wrong));
    if (name === undefined ? broken.size > 0 : broken.has(name)) return seed;
  }
  return Infinity;
}

describe('a protocol that is wrong', () => {
  test('is one of twelve', () => {
    expect(Object.keys(wrongProtocols)).toEqual(Object.keys(table));
  });

  test.each(Object.entries(wrongProtocols))(
    `"%s" is caught in less than ${bar} histories`,
    async (_name, wrong) => {
      expect(await firstBroken(wrong)).toBeLessThan(bar);
    },
  );

  test.each(Object.entries(wrongProtocols))('"%s" breaks what it is about', async (name, wrong) => {
    expect(await firstBroken(wrong, table[name])).toBeLessThan(Infinity);
  });
});
