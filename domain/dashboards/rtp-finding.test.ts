import { expect, test } from '@jest/globals';
import { rtpFinding } from './rtp-finding';

const reference = { low: 0.95, high: 0.95, sd: 2, maxWinX: 100 };
const at = (rounds: number, rtp: number) => rtpFinding(reference, { rounds, won: rounds * rtp });

test('compares the actual RTP with the band of 3 standard deviations', () => {
  const band = { low: '0.900000', high: '1.000000' };
  expect(at(14_400, 0.95)).toEqual({ status: 'WITHIN_BAND', rounds: 14_400, actualRtp: '0.950000', ...band });
  expect(at(14_400, 1.01)).toMatchObject({ status: 'OUTSIDE_BAND', ...band });
  expect(at(14_400, 0.89)).toMatchObject({ status: 'OUTSIDE_BAND', ...band });
});

test('returns no band for few rounds or without a certificate', () => {
  const none = { low: null, high: null };
  expect(at(14_399, 0.95)).toMatchObject({ status: 'NOT_ENOUGH_ROUNDS', actualRtp: '0.950000', ...none });
  expect(at(0, 0)).toEqual({ status: 'NOT_ENOUGH_ROUNDS', rounds: 0, actualRtp: null, ...none });
  expect(rtpFinding(undefined, { rounds: 1_000_000, won: 950_000 })).toEqual({
    ...{ status: 'NO_REFERENCE', rounds: 1_000_000, actualRtp: '0.950000', ...none },
  });
});
