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
  test('is one of six', () => {
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
