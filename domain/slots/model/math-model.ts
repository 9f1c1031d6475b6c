/**
 * `novalink.math/1`: a slot game as plain data, integers only.
 *
 * Each reel stops anywhere on its strip with equal chance (a symbol is made likelier by repeating it); the window of
 * a reel is its stop and the cells after it, wrapping. A spin of a mode costs `cost` credits and every win is a whole
 * number of credits. `validateModel` turns unknown JSON into this type; everything else here trusts it.
 */
export interface MathModel {
  readonly schema: 'novalink.math/1';
  readonly name: string;
  readonly grid: { readonly reels: number; readonly rows: number };
  readonly symbols: readonly ModelSymbol[];
  /** By name: for each reel its strip of symbol ids. */
  readonly reelSets: Readonly<Record<string, ReelSet>>;
  /** Ways to bet on the same game. The first is the one whose figures are declared. */
  readonly modes: readonly Mode[];
  readonly evaluation: Evaluation;
  /** By symbol: what a run of so many reels from the left pays, in credits per line or way. */
  readonly paytable: Readonly<Record<string, CountTable>>;
  /** By symbol: what so many cells of it anywhere in the window pay. */
  readonly scatterPays?: Readonly<Record<string, ScatterPays>>;
  readonly features?: readonly FreeSpins[];
  readonly fixedPrizes?: readonly FixedPrize[];
  /** The maximum win, as a multiple of the cost. The round ends when it is reached. */
  readonly maxWinX: number;
  readonly declared: Declared;
}

export type ReelSet = readonly (readonly string[])[];

/** Keys are counts. A count that is not listed pays what the largest listed count below it pays. */
export type CountTable = Readonly<Record<string, number>>;

export interface ModelSymbol {
  readonly id: string;
  /** Stands for every symbol but `excludes` in runs. Scatters and fixed prizes count only the symbol itself. */
  readonly wild?: boolean;
  readonly excludes?: readonly string[];
  /** Counts anywhere in the window. */
  readonly scatter?: boolean;
}

export interface Mode {
  readonly id: string;
  /** Credits of one spin. */
  readonly cost: number;
  readonly reelSet: string;
}

export type Evaluation =
  | {
      readonly kind: 'LINES';
      /** For each line the row it crosses on each reel, 0 at the top. */
      readonly lines: readonly (readonly number[])[];
      readonly direction: 'LTR';
      /**
       * A line pays the largest of what its runs pay, not their sum: with leading wilds, the larger of the wild run and
       * the substituted run. See `docs/math-model.md`.
       */
      readonly payRule: 'HIGHEST_PER_LINE';
    }
  /** Each symbol pays its run times the product of its cells on the run's reels; symbols add up. */
  | { readonly kind: 'WAYS'; readonly direction: 'LTR' }
  | { readonly kind: 'SCATTER_ONLY' };

export type ScatterPays = {
  /** `TOTAL_COST`: times the cost of the mode; `CREDITS`: as written, like the paytable. */
  readonly unit: 'TOTAL_COST' | 'CREDITS';
  readonly [count: `${number}`]: number;
};

export interface FreeSpins {
  readonly id: string;
  readonly trigger: { readonly symbol: string; readonly min: number };
  /** Spins by the number of trigger symbols in the window. */
  readonly award: CountTable;
  readonly reelSet: string;
  /** Every win of a free spin is multiplied by it. */
  readonly multiplier: number;
  /** Whether the trigger awards further spins during free spins. */
  readonly retrigger: boolean;
  /** Spins of this feature in one round at most. */
  readonly maxSpins: number;
}

/** A game on the side by its mean: its variance is missing from every figure of spread. */
export interface FixedPrize {
  readonly id: string;
  /** The symbol itself on each of these reels (from 0) of a line, or of a way. */
  readonly trigger: { readonly lineOf: string; readonly reels: readonly number[] };
  readonly credits: number;
}

/** What the maker says of the first mode: decimals as text, so that their digits are known. */
export interface Declared {
  readonly rtp: string;
  readonly maxWinX: number;
  /** The spin hit rate: the share of base spins that win something. */
  readonly hit?: string;
}
