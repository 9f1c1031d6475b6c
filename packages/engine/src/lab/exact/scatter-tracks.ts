import type { MathModel } from '#engine/slots/model/math-model';
import type { ScatterTally } from '#engine/slots/evaluate/scatter-tally';
import { numbering, type Advance } from '#engine/slots/exact/tracks';

interface Track {
  readonly reel: number;
  /** The index of the symbol among the counted ones. */
  readonly at: number;
  readonly count: number;
  /** The meaning of the final count: credits, or spins of a feature. */
  readonly read: 'pays' | number;
}

/**
 * Scatters as tracks: each counts one symbol over all reels, and pays or awards spins after the last reel.
 */
export function scatterTracks(model: MathModel, scatters: ScatterTally, reels: number) {
  const { symbols, features = [] } = model;
  const tracks = numbering<Track>(({ reel, at, count, read }) => `${reel}:${at}:${count}:${read}`);
  const alone = (at: number, count: number) =>
    scatters.tallyOf(scatters.symbols.map((_, other) => (other === at ? count : 0)));
  const settle = (track: Track, seen: number): Advance => {
    const { at, reel, read } = track;
    const count = track.count + seen;
    if (reel < reels - 1) return { next: tracks.numberOf({ at, read, reel: reel + 1, count }), pays: 0 };
    const tally = alone(at, count);
    return { next: 0, pays: read === 'pays' ? scatters.pays(tally) : (scatters.awards(tally)[read] ?? 0) };
  };
  const begin = (at: number, read: Track['read']) => tracks.numberOf({ reel: 0, at, count: 0, read });
  return {
    /** A track for each symbol that pays anywhere. The numbers are in the same range as those of `awards`. */
    pays: scatters.symbols.map((_, at) => begin(at, 'pays')),
    /** A track for each feature of the model. */
    awards: features.map(({ trigger }, index) =>
      begin(
        scatters.symbols.findIndex((symbol) => symbols[symbol]?.id === trigger.symbol),
        index,
      ),
    ),
    advance: (number: number, window: readonly number[]): Advance => {
      const track = tracks.valueOf(number);
      const symbol = scatters.symbols[track.at];
      return settle(track, window.filter((cell) => cell === symbol).length);
    },
  };
}
