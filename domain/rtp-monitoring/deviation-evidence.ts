import type { PlayedRounds, RtpReference } from './rtp-reference';

/** The tested RTP deviations, from half a percentage point. Deviations in between are detected almost as early. */
const lookedFor = [0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32];

const smallest = 1e-9;

/**
 * Log of the evidence that the RTP of the rounds differs from the reference in either direction. The evidence is a mixture
 * of test martingales. For a correct game, its expected value is at most 1 after any number of rounds and for every
 * distribution of wins (Bennett's bound of the moment-generating function by the variance and the largest value; Ville
 * 1939, Howard et al., https://arxiv.org/abs/1808.03204).
 */
export function logEvidence(reference: RtpReference, played: PlayedRounds): number {
  const { low, high, sd, maxWinX } = reference;
  // Prevents a division by zero for a game without variance. A larger variance is still a valid bound.
  const variance = Math.max(sd ** 2, smallest);
  const above = { excess: played.won - played.rounds * high, largest: Math.max(maxWinX - high, smallest) };
  const below = { excess: played.rounds * low - played.won, largest: Math.max(low, smallest) };
  const logs = [above, below].flatMap(({ excess, largest }) =>
    lookedFor.map((deviation) => {
      const weight = Math.log1p((deviation * largest) / variance) / largest;
      return weight * excess - played.rounds * logMoment(weight * largest, variance / largest ** 2);
    }),
  );
  return logSum(logs) - Math.log(logs.length);
}

/** Bennett's bound of the log of E exp(x · Y), for Y ≤ 1 with mean 0 and that variance. */
const logMoment = (x: number, variance: number): number => variance * (Math.expm1(x) - x);

/** log Σ exp(x), without overflow. */
export function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  if (largest === -Infinity) return -Infinity;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}
