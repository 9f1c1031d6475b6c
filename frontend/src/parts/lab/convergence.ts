import { halfWidthOf, momentsOf, type RunResult } from '@novalink/engine/lab';

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

/** Half the width of the widest interval that a chart shows. Wider ones would make all others look like a line. */
const widestHalf = 0.25;

/** The points after enough rounds for a chart; all points if there are none yet. */
export function chartedPoints(all: Convergence): Convergence {
  const first = all.high.findIndex((high, at) => high - (all.rtp[at] ?? 0) <= widestHalf);
  const from = <Value>(values: readonly Value[]) => values.slice(Math.max(0, first));
  return { rounds: from(all.rounds), rtp: from(all.rtp), low: from(all.low), high: from(all.high) };
}
