import { lineRuns } from './line-runs';
import type { FixedPrize, MathModel, ReelSet } from '../model/math-model';
import { indexesOf } from '../model/model-parts';
import { lost, numbering, type Advance, type Tracks } from './tracks';

interface Track {
  readonly reel: number;
  /** The rows that the line crosses from this reel on. */
  readonly rows: readonly number[];
  /** A state of the line's runs, or the prize that is still possible. */
  readonly open: number | FixedPrize;
}

/** For every line, a track of its runs, and a track for each prize that is possible on it. */
export function lineTracks(model: MathModel, reels: ReelSet, lines: readonly (readonly number[])[]): Tracks {
  const runs = lineRuns(model, reels);
  const prizes = model.fixedPrizes ?? [];
  const indexes = indexesOf(model);
  const tracks = numbering<Track>(
    ({ rows, open }) => `${rows.join()}:${typeof open === 'number' ? open : open.id}`,
  );

  const settle = ({ reel, rows, open }: Track, symbol: number): Advance => {
    const onwards = { reel: reel + 1, rows: rows.slice(1) };
    if (typeof open === 'number') {
      const { next, pays } = runs.step(reel, open, symbol);
      return { next: next === 0 ? 0 : tracks.numberOf({ ...onwards, open: next }), pays };
    }
    const { lineOf, reels: needed } = open.trigger;
    if (needed.includes(reel) && symbol !== indexes.get(lineOf)) return lost;
    if (reel === Math.max(...needed)) return { next: 0, pays: open.credits };
    return { next: tracks.numberOf({ ...onwards, open }), pays: 0 };
  };
  const settled: Advance[] = [];
  return {
    start: lines.flatMap((rows) => {
      const open = runs.start === 0 ? prizes : [runs.start, ...prizes];
      return open.map((one) => tracks.numberOf({ reel: 0, rows, open: one }));
    }),
    advance: (number, window) => {
      const track = tracks.valueOf(number);
      const symbol = window[track.rows[0] ?? -1] ?? -1;
      return (settled[number * model.symbols.length + symbol] ??= settle(track, symbol));
    },
  };
}
