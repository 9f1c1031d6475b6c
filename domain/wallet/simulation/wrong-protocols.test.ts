import { describe, expect, test } from '@jest/globals';
import { violations, type InvariantName } from './invariants';
import { simulate } from './simulate';
import { wrongProtocols } from './wrong-protocols';

/** What a planted protocol is bound to break sooner or later; something is broken earlier in most cases. */
const table: Readonly<Record<keyof typeof wrongProtocols, InvariantName>> = {
  'token only': 'I7 one key has one effect and one answer',
  'no balance condition': 'I2 no wallet is ever below zero',
  'two steps': 'I3 a balance is the sum of its legs',
  'read, then put': 'I7 one key has one effect and one answer',
  'look up once': 'I6 what was declined is never applied',
  'decline not recorded': 'I6 what was declined is never applied',
};
const bar = 50;

describe('a protocol that is wrong', () => {
  test('is one of six', () => {
    expect(Object.keys(wrongProtocols)).toEqual(Object.keys(table));
  });

  test.each(Object.entries(wrongProtocols))(
    `"%s" is caught in less than ${bar} histories`,
    async (name, wrong) => {
      const broken = new Set<string>();
      for (let seed = 1; seed < bar; seed += 1)
        for (const invariant of violations(await simulate(seed, wrong)).keys()) broken.add(invariant);
      expect(broken).toContain(table[name]);
    },
  );
});
