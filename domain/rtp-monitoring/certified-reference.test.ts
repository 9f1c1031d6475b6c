import { expect, test } from '@jest/globals';
import { diamonds } from '@novalink/engine/testing';
import { exactModel } from '@novalink/engine/exact';
import { rtpBoundsOf } from '@novalink/engine/lab';
import { certifiedReference } from './certified-reference';
import { playedRoundsOf } from './played-levels';
import { referenceOf } from './testing/simulated-game';

test('uses the exact figures of the certificate and rounds the deviation up', () => {
  const exact = exactModel(diamonds);
  const { rtp, sd } = exact.metrics;
  const reference = certifiedReference({ rtpFraction: null, maxWinX: 20, rtpBounds: rtpBoundsOf(exact) });
  expect(reference.low).toBeCloseTo(Number(rtp.least), 12);
  expect(reference.high).toBeCloseTo(205 / 216, 12);
  expect(reference.sd - Number(sd?.most)).toBeCloseTo(0.00005, 12);
});

test('uses the largest deviation that the model allows', () => {
  const { metrics } = exactModel(diamonds);
  const { sd: _, ...others } = metrics;
  const bounded = { metrics: { ...others, sd: { least: '0.0000', most: '1.5000' } } };
  expect(rtpBoundsOf(bounded).sd).toBe('1.5000');
  expect(rtpBoundsOf({ metrics: others })).not.toHaveProperty('sd');
});

test('reads the bounds of certificates of earlier rule sets', () => {
  const known = { rtpFraction: '19/20', maxWinX: 38 };
  const limited = certifiedReference({ ...known, rtpBounds: { sd: '1.5000', capLoss: '0.0005' } });
  expect([limited.low, limited.high]).toEqual([0.95 - 0.0005, 0.95]);
  expect(certifiedReference({ ...known, rtpBounds: { sd: '1.5000', capLoss: null } }).low).toBe(0);
});

test('uses the largest possible deviation for this RTP and largest win if the deviation is unknown', () => {
  const bounds = { low: '0.95', high: '0.95' };
  const reference = certifiedReference({ rtpFraction: '19/20', maxWinX: 38, rtpBounds: bounds });
  const widest = referenceOf({ cycle: 40, prizes: [[38, 1]] });
  expect(reference.high).toBe(widest.high);
  expect(reference.sd).toBeCloseTo(widest.sd, 12);
  expect(certifiedReference({ rtpFraction: '19/20', maxWinX: 38 })).toMatchObject({ low: 0, sd: widest.sd });
});

test('accepts fractions that exceed the range of a number', () => {
  const many = 10n ** 400n;
  expect(certifiedReference({ rtpFraction: `${95n * many}/${100n * many}`, maxWinX: 1 }).high).toBe(0.95);
});

test('gives rounds at all bet levels the same weight', () => {
  const cells = [
    { betLevel: 10n, rounds: 3, wins: 20n, winSquares: 0n },
    { betLevel: 1000n, rounds: 1, wins: 500n, winSquares: 0n },
  ];
  expect(playedRoundsOf(cells)).toEqual({ rounds: 4, won: 2.5 });
});
