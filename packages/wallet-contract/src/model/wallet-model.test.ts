import { expect, test } from '@jest/globals';
import { randomHistory } from './random-history';
import type { Step } from './step';
import { walletModel } from './wallet-model';

const seeds = Array.from({ length: 200 }, (_, index) => index);

test('never has a negative balance, and refused steps do not change it', () => {
  for (const seed of seeds) {
    const model = walletModel(900n);
    for (const step of randomHistory(60, seed)) {
      const before = model.balance();
      const expected = model.play(step);
      expect(model.balance()).toBeGreaterThanOrEqual(0n);
      if (expected?.kinds.includes('OK') !== true) expect(model.balance()).toBe(before);
    }
  }
});

test('answers a repeated step as before, and does not repeat its effect', () => {
  for (const seed of seeds) {
    const model = walletModel(900n);
    for (const step of randomHistory(60, seed)) {
      const first = model.play(step);
      const after = model.balance();
      const second = model.play(step);
      expect(model.balance()).toBe(after);
      // A rollback and a close have no id, so they answer the balance of now, which is the same.
      if (first?.kinds.length === 1 && second !== undefined) expect(second.kinds).toEqual(first.kinds);
      if (first?.kinds[0] === 'OK') expect(second).toEqual(first);
    }
  }
});

test('histories have steps of every kind, and the same ones for a seed', () => {
  const steps = randomHistory(200, 5);
  expect(new Set(steps.map(({ call }) => call))).toEqual(new Set(['bet', 'win', 'rollback', 'close']));
  expect(randomHistory(200, 5)).toEqual(steps);
  expect(randomHistory(200, 6)).not.toEqual(steps);
});

const bet = { call: 'bet', tx: 1, round: 1, amount: 100n, closes: false } as const;
const play = (...steps: readonly Step[]) => {
  const model = walletModel(100n);
  return steps.map((step) => model.play(step)?.kinds.join(' or ')).concat(String(model.balance()));
};

test('knows the rules of the contract', () => {
  const win = { tx: 2, amount: 500n };
  expect(play({ ...bet, amount: 101n, win })).toEqual(['INSUFFICIENT_FUNDS', '100']);
  expect(play({ call: 'rollback', round: 1, txs: [1] }, bet)).toEqual([
    'OK',
    'TX_ROLLED_BACK or TX_CONFLICT',
    '100',
  ]);
  expect(play(bet, { ...bet, amount: 50n })).toEqual(['OK', 'TX_CONFLICT', '0']);
  expect(play({ ...bet, closes: true }, { ...bet, tx: 3, amount: 0n })).toEqual(['OK', 'ROUND_CLOSED', '0']);
  const spent = { ...bet, tx: 4, round: 2, amount: 500n };
  const back = { call: 'rollback', round: 1, txs: [1] } as const;
  expect(play({ ...bet, win }, spent, back)).toEqual(['OK', 'OK', 'INSUFFICIENT_FUNDS', '0']);
});
