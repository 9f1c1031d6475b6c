import { halfWidthOf } from '#domain/lab/tally/interval';
import { momentsOf } from '#domain/lab/tally/run-metrics';
import type { RunResult } from '#domain/lab/tally/run-result';

/** The RTP after a number of rounds, with its 99 % interval; as shares of the bets. */
export interface Convergence {
  readonly rounds: readonly number[];
  readonly rtp: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** The points of a run. The intervals use the deviation of all rounds. */
export const convergenceOf = (
  result: Pick<RunResult, 'convergence' | 'cost' | 'rounds' | 'won' | 'squares'>,
): Convergence => {
  const { deviation } = momentsOf(result);
  const points = result.convergence.map(([played, credits]) => ({
    played,
    rtp: Number(credits) / played / result.cost,
    half: halfWidthOf(deviation, played),
  }));
  return {
    rounds: points.map(({ played }) => played),
    rtp: points.map(({ rtp }) => rtp),
    low: points.map(({ rtp, half }) => Math.max(0, rtp - half)),
    high: points.map(({ rtp, half }) => rtp + half),
  };
};
