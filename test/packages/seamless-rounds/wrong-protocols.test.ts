import { describe, expect, test } from '@jest/globals';
import { violations, type InvariantName } from './invariants';
import { simulate } from './simulate';
import { wrongProtocols } from './wrong-protocols';

type Name = keyof typeof wrongProtocols;

const onceOnly = 'a closed round has taken its bet and paid its win once';
const nothingTaken = 'a round that was refused or rolled back costs and pays nothing';
const noPerson = 'nothing is left to a person before 72 hours';

/** The invariant that each protocol must break eventually; most histories show another one first. */
const table: Readonly<Record<Name, InvariantName>> = {
  'the win is sent again with a new id': onceOnly,
  'the bet is sent again with a new id': onceOnly,
  'every process pays with an id of its own': noPerson,
  'an unknown bet is played': 'the outcome is drawn after the wallet has taken the bet',
  'an unknown bet is refused': nothingTaken,
  'an unknown win is paid': onceOnly,
  'an unknown win is rolled back': onceOnly,
  'a refused call of a win is final': onceOnly,
  'a rollback is sent once': nothingTaken,
  'no rollback is sent': nothingTaken,
  'a bet is played after its rollback': noPerson,
  'the win is sent before the bet is confirmed': 'the journal mirrors the wallet',
  'the outcome is drawn again': 'the outcome is the one of the committed seed',
  'a repeated win is drawn again': onceOnly,
  'the row is written after the bet': 'no coin is in a round without a row',
  'rows are written without a condition': 'the journal mirrors the wallet',
  'a late answer to a bet plays a round that is rolled back': 'every round ends',
  'a round that was interrupted is refused': nothingTaken,
};
const bar = 50;

/** What the histories of a protocol break, by seed. Both tests of a protocol begin with the same ones. */
const brokenBy = new Map<string, ReturnType<typeof violations>>();

async function brokenIn(name: Name, seed: number) {
  const key = `${name} ${seed}`;
  const broken = brokenBy.get(key) ?? violations(await simulate(seed, wrongProtocols[name]));
  brokenBy.set(key, broken);
  return broken;
}

/** The seed of the first history in which a protocol breaks this invariant, or any. */
async function firstBroken(name: Name, invariant?: InvariantName): Promise<number> {
  for (let seed = 1; seed <= 300; seed += 1) {
    const broken = await brokenIn(name, seed);
    if (invariant === undefined ? broken.size > 0 : broken.has(invariant)) return seed;
  }
  return Infinity;
}

describe.each(Object.keys(table) as Name[])('the incorrect protocol "%s"', (name) => {
  test(`is detected in less than ${bar} histories`, async () => {
    expect(await firstBroken(name)).toBeLessThan(bar);
  });

  test('breaks its own invariant', async () => {
    expect(await firstBroken(name, table[name])).toBeLessThan(Infinity);
  });
});
