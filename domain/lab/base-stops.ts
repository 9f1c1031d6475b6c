import type { MathModel } from '#domain/slots/math-model';
import { modeOf, reelsOf } from '#domain/slots/model-parts';
import { playRound } from '#domain/slots/play-round';
import { chunkState } from './chunk-seed';
import { drawFrom } from './generator';
import { roundsOfChunk, type RunJob } from './run-format';

/** Where each reel stops in base spins that follow each other. */
export interface ReelStops {
  /** Stops that the reel has. */
  readonly sides: number;
  /** From 0 up to `sides`, one for each spin. */
  readonly stops: Uint8Array;
}

/** The base spins of a run's first chunk, drawn again with its own generator. */
export function baseStops(model: MathModel, job: RunJob): ReelStops[] {
  const { reelSet } = modeOf(model, job.mode);
  const rounds = roundsOfChunk(job, 0);
  const draw = drawFrom(chunkState(job, 0));
  const reels = reelsOf(model, reelSet).map(({ length }) => ({
    sides: length,
    stops: new Uint8Array(rounds),
  }));
  const hasFeatures = (model.features ?? []).length > 0;
  for (let round = 0; round < rounds; round += 1) {
    // Free spins draw in between, and how many there are only the round itself tells.
    const drawn = hasFeatures ? playRound(model, job.mode, draw).steps[0]?.stops : undefined;
    reels.forEach(({ sides, stops }, reel) => (stops[round] = drawn?.[reel] ?? draw(sides)));
  }
  return reels;
}
