import type { ProfileName } from './profiles';

/**
 * `novalink.math/1`: a slot game as plain data with integers only.
 *
 * Every stop of a reel's strip has the same chance (a symbol is made more frequent by repeating it). The
 * window of a reel is its stop and the cells after it; the strip wraps around. A spin of a mode costs `cost`
 * credits, and every win is a whole number of credits. `validateModel` converts unknown JSON to this type;
 * all other code relies on it.
 */
export interface MathModel {
  readonly schema: 'novalink.math/1';
  readonly name: string;
  readonly grid: { readonly reels: number; readonly rows: number };
  readonly symbols: readonly ModelSymbol[];
  /** By name: for each reel, its strip of symbol ids. */
  readonly reelSets: Readonly<Record<string, ReelSet>>;
  /** The ways to bet on the game. The declared figures apply to the first one. */
  readonly modes: readonly Mode[];
  readonly evaluation: Evaluation;
  /** By symbol: the pay for a run of this many reels from the left, in credits per line or way. */
  readonly paytable: Readonly<Record<string, CountTable>>;
  /** By symbol: the pay for this many cells anywhere in the window. */
  readonly scatterPays?: Readonly<Record<string, ScatterPays>>;
  readonly features?: readonly FreeSpins[];
  readonly fixedPrizes?: readonly FixedPrize[];
  /** The maximum win, as a multiple of the cost. The round ends when it is reached. */
  readonly maxWinX: number;
  readonly declared: Declared;
}

export type ReelSet = readonly (readonly string[])[];

/** Keys are counts. A count that is not listed pays like the largest listed count below it. */
export type CountTable = Readonly<Record<string, number>>;

export interface ModelSymbol {
  readonly id: string;
  /**
   * Substitutes for every symbol except `excludes` in runs. Scatters and fixed prizes count only the symbol
   * itself.
   */
  readonly wild?: boolean;
  readonly excludes?: readonly string[];
  /** Counts anywhere in the window. */
  readonly scatter?: boolean;
}

export interface Mode {
  readonly id: string;
  /** The credits for one spin. */
  readonly cost: number;
  readonly reelSet: string;
}

export type Evaluation =
  | {
      readonly kind: 'LINES';
      /** For each line: the row that it crosses on each reel, 0 at the top. */
      readonly lines: readonly (readonly number[])[];
      readonly direction: 'LTR';
      /**
       * A line pays the largest pay of its runs, not their sum. With leading wilds, it pays the larger of the
       * wild run and the substituted run. See `docs/math-model.md`.
       */
      readonly payRule: 'HIGHEST_PER_LINE';
    }
  /**
   * Each symbol pays for its run, times the product of its cells on the reels of the run. The pays of all
   * symbols are added.
   */
  | { readonly kind: 'WAYS'; readonly direction: 'LTR' }
  | { readonly kind: 'SCATTER_ONLY' };

export type ScatterPays = {
  /** `TOTAL_COST`: multiplied by the cost of the mode; `CREDITS`: as stated, like the paytable. */
  readonly unit: 'TOTAL_COST' | 'CREDITS';
  readonly [count: `${number}`]: number;
};

export interface FreeSpins {
  readonly id: string;
  readonly trigger: { readonly symbol: string; readonly min: number };
  /** The number of awarded spins by the number of trigger symbols in the window. */
  readonly award: CountTable;
  readonly reelSet: string;
  /** Multiplies every win of a free spin. */
  readonly multiplier: number;
  /** Whether the trigger awards further spins during free spins. */
  readonly retrigger: boolean;
  /**
   * The number of further spins that a free spin awards, by the number of trigger symbols, from the smallest listed count
   * on. Default: the same as `award`, from `trigger.min` on.
   */
  readonly retriggerAward?: CountTable;
  /** The maximum number of spins of this feature in one round. */
  readonly maxSpins: number;
}

/** A bonus game, represented by its mean win. Its variance is not part of any figure of deviation. */
export interface FixedPrize {
  readonly id: string;
  /** The symbol itself must be on each of these reels (from 0) of a line, or of a way. */
  readonly trigger: { readonly lineOf: string; readonly reels: readonly number[] };
  readonly credits: number;
}

/** The declared figures of the first mode: decimals as text, so that the number of their digits is known. */
export interface Declared {
  readonly rtp: string;
  readonly maxWinX: number;
  /** The spin hit rate: the share of base spins that win something. */
  readonly hit?: string;
  /** The limits that a certificate applies to the RTP and the hit rate. Default: STANDARD. See `profiles`. */
  readonly profile?: ProfileName;
}
