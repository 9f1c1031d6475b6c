import type { MathModel } from '#engine/slots/model/math-model';
import { awardOf, modeOf, reelsOf } from '#engine/slots/model/model-parts';
import { playRound } from '#engine/slots/play/play-round';
import { windowCounts } from '#engine/slots/exact/window-counts';
import { chunkState } from './chunk-seed';
import { drawFrom } from './generator';
import { roundsOfChunk, type RunJob } from './run-format';

/** The stops of a reel in consecutive base spins. */
export interface ReelStops {
  /** The number of stops of the reel. */
  readonly sides: number;
  /** From 0 up to `sides`, one for each spin. */
  readonly stops: Uint8Array;
}

/** The base spins of a run's first chunk, drawn again with the chunk's generator. */
export function baseStops(model: MathModel, job: RunJob): ReelStops[] {
  const strips = reelsOf(model, modeOf(model, job.mode).reelSet);
  const rounds = roundsOfChunk(job, 0);
  const state = chunkState(job, 0);
  const draw = drawFrom(state);
  const isTriggered = triggersOf(model, strips);
  const reels = strips.map(({ length }) => ({ sides: length, stops: new Uint8Array(rounds) }));
  for (let round = 0; round < rounds; round += 1) {
    const before = state.slice();
    const drawn = strips.map(({ length }) => draw(length));
    reels.forEach(({ stops }, reel) => (stops[round] = drawn[reel] ?? 0));
    if (!isTriggered(drawn)) continue;
    // Free spins also draw numbers; only a played round shows how many.
    state.set(before);
    playRound(model, job.mode, draw);
  }
  return reels;
}

/** Whether a base spin triggers any feature, given its stops. */
function triggersOf({ features = [], grid }: MathModel, strips: readonly (readonly string[])[]) {
  const shown = features.map(({ trigger }) =>
    strips.map((strip) => windowCounts(strip, grid.rows, (cell) => cell === trigger.symbol)),
  );
  return (stops: readonly number[]): boolean =>
    features.some((feature, index) => {
      const seen = stops.reduce((sum, stop, reel) => sum + (shown[index]?.[reel]?.[stop] ?? 0), 0);
      return awardOf(feature, seen) > 0;
    });
}
