import { expect, test } from '@jest/globals';
import { seeds } from '#test/support/runs';
import { violations } from './invariants';
import { simulate } from './simulate';

const histories = seeds(100, 5000);

test(`the protocol keeps all invariants in ${histories.length} histories`, async () => {
  const broken: string[] = [];
  for (const seed of histories) {
    if (broken.length > 0) break;
    for (const [name, how] of violations(await simulate(seed))) broken.push(`seed ${seed}, ${name}: ${how}`);
  }
  expect(broken).toEqual([]);
}, 1_200_000);

test('histories contain every end, and calls that a person sends again', async () => {
  const counts = new Map<string, number>();
  const count = (name: string, times = 1) => counts.set(name, (counts.get(name) ?? 0) + times);
  for (let seed = 1; seed <= 60; seed += 1) {
    const { store, told } = await simulate(seed);
    for (const { state, win = 0n } of store.rows.values()) count(win > 0n ? 'won' : state);
    for (const { state } of told) count(`told ${state}`);
    count('left to a person', store.leftToPerson.length);
  }
  const every = ['won', 'CLOSED', 'REFUSED', 'ROLLED_BACK', 'told PAYING', 'told ROLLING_BACK'];
  expect(every.filter((name) => (counts.get(name) ?? 0) < 10)).toEqual([]);
  expect(counts.get('left to a person')).toBeGreaterThan(0);
});

test('histories depend only on the seed', async () => {
  const of = async (seed: number) => {
    const { store, told, wallet } = await simulate(seed);
    return { rows: [...store.rows], told, journal: store.journal, balance: wallet.balance() };
  };
  for (const seed of [1, 2, 3]) expect(await of(seed)).toEqual(await of(seed));
  expect(await of(1)).not.toEqual(await of(2));
});
