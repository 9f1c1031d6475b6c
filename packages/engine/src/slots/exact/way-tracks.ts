import type { FixedPrize, MathModel, ModelSymbol, ReelSet } from '../model/math-model';
import { countsFor, payOf } from '../model/model-parts';
import { numbering, type Advance, type Tracks } from './tracks';

interface Track {
  readonly reel: number;
  /** A symbol of the paytable, or a prize. */
  readonly open: string | FixedPrize;
  /** Bits of the symbols that count for it. */
  readonly counting: number;
  /** The product of the numbers of its cells on the reels so far. */
  readonly ways: number;
}

/** A track for every symbol that pays in ways, and for every prize. */
export function wayTracks(model: MathModel, reels: ReelSet): Tracks {
  const { symbols, paytable, fixedPrizes = [] } = model;
  const tracks = numbering<Track>(
    ({ reel, open, ways }) => `${reel}:${typeof open === 'string' ? `symbol ${open}` : open.id}:${ways}`,
  );
  const begin = (open: string | FixedPrize): Track => {
    const counts = ({ id }: ModelSymbol) =>
      typeof open === 'string' ? countsFor(model, id, open) : id === open.trigger.lineOf;
    const counting = symbols.reduce(
      (bits, symbol, index) => (counts(symbol) ? bits | (1 << index) : bits),
      0,
    );
    return { reel: 0, open, counting, ways: 1 };
  };

  const settle = (track: Track, count: number): Advance => {
    const { reel, open, ways } = track;
    const isSymbol = typeof open === 'string';
    if (!isSymbol && !open.trigger.reels.includes(reel)) {
      return { next: tracks.numberOf({ ...track, reel: reel + 1 }), pays: 0 };
    }
    if (count === 0) return { next: 0, pays: isSymbol ? ways * payOf(paytable[open], reel) : 0 };
    const isLast = reel === (isSymbol ? reels.length - 1 : Math.max(...open.trigger.reels));
    if (!isLast) {
      return { next: tracks.numberOf({ ...track, reel: reel + 1, ways: ways * count }), pays: 0 };
    }
    return { next: 0, pays: ways * count * (isSymbol ? payOf(paytable[open], reels.length) : open.credits) };
  };
  const settled: Advance[] = [];
  return {
    start: [...symbols.map(({ id }) => id).filter((id) => Object.hasOwn(paytable, id)), ...fixedPrizes].map(
      (open) => tracks.numberOf(begin(open)),
    ),
    advance: (number, window) => {
      const track = tracks.valueOf(number);
      let count = 0;
      for (const cell of window) count += (track.counting >>> cell) & 1;
      return (settled[number * (window.length + 1) + count] ??= settle(track, count));
    },
  };
}
