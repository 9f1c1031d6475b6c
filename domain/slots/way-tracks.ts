import type { FixedPrize, MathModel, ReelSet } from './math-model';
import { countsFor, payOf } from './model-parts';
import { numbering, type Advance, type Tracks } from './tracks';

interface Track {
  readonly reel: number;
  /** A symbol of the paytable, or a prize. */
  readonly open: string | FixedPrize;
  /** The product of its cells on the reels so far. */
  readonly ways: number;
}

/** A track for every symbol that pays in ways, and for every prize. */
export function wayTracks(model: MathModel, reels: ReelSet): Tracks {
  const { symbols, paytable, fixedPrizes = [] } = model;
  const tracks = numbering<Track>(
    ({ reel, open, ways }) => `${reel}:${typeof open === 'string' ? `symbol ${open}` : open.id}:${ways}`,
  );
  const countIn = (open: string | FixedPrize, window: readonly number[]): number =>
    window.filter((index) => {
      const cell = symbols[index]?.id ?? '';
      return typeof open === 'string' ? countsFor(model, cell, open) : cell === open.trigger.lineOf;
    }).length;

  const settle = ({ reel, open, ways }: Track, count: number): Advance => {
    const isSymbol = typeof open === 'string';
    if (!isSymbol && !open.trigger.reels.includes(reel)) {
      return { next: tracks.numberOf({ reel: reel + 1, open, ways }), pays: 0 };
    }
    if (count === 0) return { next: 0, pays: isSymbol ? ways * payOf(paytable[open], reel) : 0 };
    const isLast = reel === (isSymbol ? reels.length - 1 : Math.max(...open.trigger.reels));
    if (!isLast) return { next: tracks.numberOf({ reel: reel + 1, open, ways: ways * count }), pays: 0 };
    return { next: 0, pays: ways * count * (isSymbol ? payOf(paytable[open], reels.length) : open.credits) };
  };
  const settled = new Map<string, Advance>();
  return {
    start: [...symbols.map(({ id }) => id).filter((id) => Object.hasOwn(paytable, id)), ...fixedPrizes].map(
      (open) => tracks.numberOf({ reel: 0, open, ways: 1 }),
    ),
    advance: (number, window) => {
      const track = tracks.valueOf(number);
      const count = countIn(track.open, window);
      const key = `${number}:${count}`;
      const known = settled.get(key) ?? settle(track, count);
      settled.set(key, known);
      return known;
    },
  };
}
