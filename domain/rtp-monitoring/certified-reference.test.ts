import { expect, test } from '@jest/globals';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { exactModel } from '#domain/lab/exact/exact-model';
import { rtpBoundsOf } from '#domain/lab/verdict/rtp-bounds';
import { certifiedReference } from './certified-reference';
import { playedRoundsOf } from './played-levels';
import { referenceOf } from './testing/simulated-game';

test('uses the exact figures of the certificate and rounds the deviation up', () => {
  const exact = exactModel(diamonds);
  const { spread, fraction } = exact.metrics;
  const reference = certifiedReference({
    rtpFraction: fraction,
    maxWinX: spread?.maxWinX ?? 0,
    rtpBounds: rtpBoundsOf(exact),
  });
  expect(reference.rtp).toBeCloseTo(Number(exact.metrics.rtp), 9);
  expect(reference.capLoss).toBe(Number(spread?.capLoss));
  expect(reference.sd - Number(spread?.sd)).toBeCloseTo(0.00005, 12);
});

test('uses the deviation of pairs if there are too many outcomes; the loss by caps can be unknown', () => {
  const { metrics } = exactModel(diamonds);
  const { spread: _, ...others } = metrics;
  const pairs = { sd: '1.5000', volatility: 'LOW' as const, mayBeLimited: false };
  expect(rtpBoundsOf({ metrics: { ...others, pairs } })).toEqual({ sd: '1.5000', capLoss: '0' });
  const limited = { metrics: { ...others, pairs: { ...pairs, mayBeLimited: true } } };
  expect(rtpBoundsOf(limited)).toEqual({ sd: '1.5000', capLoss: null });
  expect(rtpBoundsOf({ metrics: others })).toBeUndefined();
});

test('uses the largest possible deviation for this RTP and largest win if the deviation is unknown', () => {
  const reference = certifiedReference({ rtpFraction: '19/20', maxWinX: 38 });
  const widest = referenceOf({ cycle: 40, prizes: [[38, 1]] });
  expect(reference.rtp).toBe(widest.rtp);
  expect(reference.sd).toBeCloseTo(widest.sd, 12);
  expect(reference.capLoss).toBe(reference.rtp);
});

test('accepts fractions that exceed the range of a number', () => {
  const many = 10n ** 400n;
  expect(certifiedReference({ rtpFraction: `${95n * many}/${100n * many}`, maxWinX: 1 }).rtp).toBe(0.95);
});

test('gives rounds at all bet levels the same weight', () => {
  const cells = [
    { betLevel: 10n, rounds: 3, wins: 20n, winSquares: 0n },
    { betLevel: 1000n, rounds: 1, wins: 500n, winSquares: 0n },
  ];
  expect(playedRoundsOf(cells)).toEqual({ rounds: 4, won: 2.5 });
});
