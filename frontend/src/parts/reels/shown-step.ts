import { countsFor, type Step } from '@novalink/engine';
import { coinsOf, type Mathematics } from './game-mathematics';

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** One reason why a spin pays, with the cells that show it. */
export interface ShownWin {
  readonly kind: 'line' | 'way' | 'scatter' | 'prize';
  /** The line, from 1, or the number of ways. */
  readonly number?: number;
  /** The id of the symbol or of the fixed prize. */
  readonly of: string;
  readonly count: number;
  readonly coins: number;
  readonly cells: readonly Cell[];
  /** The row of the line on each reel. */
  readonly rows?: readonly number[];
}

/** All data of a stopped spin that the page shows. */
export interface ShownStep {
  readonly isFree: boolean;
  readonly window: readonly (readonly string[])[];
  readonly multiplier: number;
  readonly wins: readonly ShownWin[];
  readonly coins: number;
  /** The number of free spins that it awards. */
  readonly awarded: number;
}

/** A step of a recomputed round in coins. Wins include the multiplier of the step. */
export const shownStep = (step: Step, bet: number, { model, mode }: Mathematics): ShownStep => {
  const coins = (credits: number) => coinsOf(credits * step.multiplier, bet, mode);
  const cellsOf = (isPart: (symbol: string, reel: number) => boolean): Cell[] =>
    step.window.flatMap((symbols, reel) =>
      symbols.flatMap((symbol, row) => (isPart(symbol, reel) ? [{ reel, row }] : [])),
    );
  const lines = model.evaluation.kind === 'LINES' ? model.evaluation.lines : [];
  const retriggers = (id: string) => model.features?.find((feature) => feature.id === id)?.retrigger === true;

  const wins: ShownWin[] = [
    ...step.lines.map(({ line, symbol, count, credits }) => {
      const rows = lines[line] ?? [];
      const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }));
      return {
        kind: 'line' as const,
        number: line + 1,
        of: symbol,
        count,
        coins: coins(credits),
        cells,
        rows,
      };
    }),
    ...step.ways.map(({ symbol, count, ways, credits }) => ({
      kind: 'way' as const,
      number: ways,
      of: symbol,
      count,
      coins: coins(credits),
      cells: cellsOf((cell, reel) => reel < count && countsFor(model, cell, symbol)),
    })),
    ...step.scatters.map(({ symbol, count, credits }) => ({
      kind: 'scatter' as const,
      of: symbol,
      count,
      coins: coins(credits),
      cells: cellsOf((cell) => cell === symbol),
    })),
    ...step.fixedPrizes.map(({ prize, line, credits }) => {
      const trigger = model.fixedPrizes?.find(({ id }) => id === prize)?.trigger;
      const reels = trigger?.reels ?? [];
      const rows = line === undefined ? undefined : lines[line];
      return {
        kind: 'prize' as const,
        ...(line === undefined ? {} : { number: line + 1 }),
        of: prize,
        count: reels.length,
        coins: coins(credits),
        cells: cellsOf((cell, reel) => reels.includes(reel) && cell === trigger?.lineOf).filter(
          ({ reel, row }) => rows === undefined || rows[reel] === row,
        ),
      };
    }),
  ];
  const isFree = step.kind === 'FREE_SPIN';
  const awards = step.triggers.filter(
    ({ feature }) => !isFree || (feature === step.feature && retriggers(feature)),
  );
  return {
    isFree,
    window: step.window,
    multiplier: step.multiplier,
    wins,
    coins: coinsOf(step.credits, bet, mode),
    awarded: awards.reduce((sum, { spins }) => sum + spins, 0),
  };
};
