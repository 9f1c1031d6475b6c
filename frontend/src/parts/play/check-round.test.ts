import { describe, expect, test } from 'vitest';
import type { DemoRound } from '#domain/generated/types';
import { mathematicsOf } from '../reels/game-mathematics';
import { practiceGame, practiceServer } from '../reels/testing/practice-game';
import { type Agreement, checkRound } from './check-round';

const mathematics = mathematicsOf(practiceGame().rules);

/** A valid round, and the values that were fixed before it. */
const playedRound = () => {
  const server = practiceServer();
  const session = server.start();
  const agreed: Agreement = {
    commitment: session.serverSeedHash,
    mathModelHash: session.mathModelHash,
    nonce: session.nonce,
    clientSeed: 'my own seed',
    bet: 20,
  };
  const { nonce, clientSeed, bet } = agreed;
  return { agreed, answer: server.play({ playToken: session.playToken, nonce, clientSeed, bet }) };
};

test('verifies every item of a correct round', () => {
  const check = checkRound(playedRound(), mathematics);
  expect(check.holds).toBe(true);
  expect(check.items.map(({ what }) => what)).toEqual([
    'Commitment',
    'Mathematics',
    'Your seed',
    'Nonce',
    'Bet',
    'Stops and win of the spin',
    'Maximum win reached',
    'Win',
  ]);
});

const otherStops = ({ steps }: DemoRound) =>
  steps.map((step) => ({ ...step, stops: step.stops.map((stop) => (stop + 1) % 6) }));

describe('detects a server that', () => {
  test.each<[lie: string, what: string, changed: (answer: DemoRound) => Partial<DemoRound>]>([
    ['reveals another seed than it committed to', 'Commitment', () => ({ serverSeed: 'ab'.repeat(32) })],
    ['shows other stops', 'Stops and win of the spin', (answer) => ({ steps: otherStops(answer) })],
    ['pays another win', 'Win', ({ win }) => ({ win: win + 10 })],
    ['played with another client seed', 'Your seed', () => ({ clientSeed: 'not mine' })],
    ['played with another nonce', 'Nonce', ({ nonce }) => ({ nonce: nonce + 1 })],
    ['played another bet', 'Bet', () => ({ bet: 50 })],
    ['says that the cap was reached', 'Maximum win reached', ({ capped }) => ({ capped: !capped })],
    [
      'adds a free spin',
      'Stops and win of free spin 1',
      ({ steps }) => ({ steps: [...steps, { kind: 'FREE_SPIN', stops: [0, 0, 0], multiplier: 2, win: 0 }] }),
    ],
  ])('%s', (_lie, what, changed) => {
    const { agreed, answer } = playedRound();
    const check = checkRound({ agreed, answer: { ...answer, ...changed(answer) } }, mathematics);
    expect(check.holds).toBe(false);
    expect(check.items.filter(({ equal }) => !equal).map((item) => item.what)).toContain(what);
  });

  test('opened the session for another math model', () => {
    const { agreed, answer } = playedRound();
    const check = checkRound({ agreed: { ...agreed, mathModelHash: '00' }, answer }, mathematics);
    expect(check.items.find(({ equal }) => !equal)?.what).toBe('Mathematics');
  });
});

test('rejects rules whose model does not match its hash', () => {
  const { rules } = practiceGame();
  const swapped = rules.mathModel.replace('"3":40', '"3":4');
  expect(() => mathematicsOf({ ...rules, mathModel: swapped })).toThrow('The hash of the math model is');
});
