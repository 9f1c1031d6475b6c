import type { RunResult } from '#domain/lab/run-result';

/** How the RTP stood after so many rounds, with its 99 % interval; shares of what was bet. */
export interface Convergence {
  readonly rounds: readonly number[];
  readonly rtp: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Of a normal distribution, on both sides of the mean. */
const deviationsOf99Percent = 2.576;

/** Points of a run; the intervals are of the deviation of all its rounds. */
export const convergenceOf = ({ convergence, cost, rounds, won, squares }: RunResult): Convergence => {
  const mean = Number(won) / rounds / cost;
  const deviation = Math.sqrt(Math.max(0, Number(squares) / rounds / cost ** 2 - mean ** 2));
  const points = convergence.map(([played, credits]) => {
    const half = (deviationsOf99Percent * deviation) / Math.sqrt(played);
    return { played, rtp: Number(credits) / played / cost, half };
  });
  return {
    rounds: points.map(({ played }) => played),
    rtp: points.map(({ rtp }) => rtp),
    low: points.map(({ rtp, half }) => Math.max(0, rtp - half)),
    high: points.map(({ rtp, half }) => rtp + half),
  };
};
