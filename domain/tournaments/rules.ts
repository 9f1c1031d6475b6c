import { limits } from '#domain/limits';
import type { Json } from '@novalink/engine/hash';
import { requestHash } from '@novalink/ledger';

/** How scores are computed from rounds. Multipliers are hundredths of the bet: 250 is 2.5 times the bet. */
export type Scoring =
  /** The sum of the rounds' multipliers, each at most `capX100`. */
  | { readonly model: 'SUM_MULTIPLIER'; readonly capX100: number | null }
  | { readonly model: 'HIGHEST_MULTIPLIER' }
  /** The sum of all wins in minor units. */
  | { readonly model: 'TOTAL_WIN' }
  /** The sum of wins minus the sum of bets in minor units; can be negative. */
  | { readonly model: 'NET_PROFIT' }
  /** The largest number of rounds in a row with at least this multiplier. */
  | { readonly model: 'BEST_STREAK'; readonly fromX100: number }
  /** The best sum of multipliers over this number of rounds in a row. */
  | { readonly model: 'BEST_OF_N'; readonly rounds: number }
  /** The sum of round(100 · log2(win / bet + 1)), which limits the effect of one large win. */
  | { readonly model: 'LOG_MULTIPLIER' }
  /** The rest of this amount at the end. All entrants start with the same bankroll. */
  | { readonly model: 'FIXED_BANKROLL'; readonly bankroll: string }
  /** The sum of all bets in minor units; needs `maxRounds`. */
  | { readonly model: 'TOTAL_BET' }
  /** The number of rounds; needs `maxRounds`. */
  | { readonly model: 'ROUND_COUNT' };

/** The parameter of each scoring model. Only the cap of SUM_MULTIPLIER can be left out. */
export const scoringParameters = {
  SUM_MULTIPLIER: 'capX100',
  HIGHEST_MULTIPLIER: null,
  TOTAL_WIN: null,
  NET_PROFIT: null,
  BEST_STREAK: 'fromX100',
  BEST_OF_N: 'rounds',
  LOG_MULTIPLIER: null,
  FIXED_BANKROLL: 'bankroll',
  TOTAL_BET: null,
  ROUND_COUNT: null,
} as const satisfies Readonly<Record<Scoring['model'], string | null>>;
export const scoringModels = Object.keys(scoringParameters) as readonly Scoring['model'][];

/** Both ranks included, from 1. */
interface RankRange {
  readonly rankFrom: number;
  readonly rankTo: number;
}

/** Fixed amounts for each rank in minor units, or shares of the buy-ins in hundredths of a percent for each rank. */
export type Prizes =
  | { readonly kind: 'FIXED'; readonly ranges: readonly (RankRange & { readonly amount: string })[] }
  | { readonly kind: 'POOL'; readonly ranges: readonly (RankRange & { readonly share: number })[] };

/** The sum of all shares of a pool, in hundredths of a percent. */
export const wholePool = 10_000;

export type EntryMode = 'AUTO' | 'OPT_IN' | 'BUY_IN' | 'APPROVAL';

/** The rules of a tournament. They are frozen when it is published. Amounts are minor units of the coin, as digits. */
export interface TournamentRules {
  readonly schema: 'novalink.tournament-rules/1';
  readonly tournamentId: string;
  readonly brandId: string;
  readonly name: string;
  readonly coin: string;
  readonly decimals: number;
  readonly gameIds: readonly string[];
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly entryMode: EntryMode;
  /** Only for the mode BUY_IN. Minor units of `buyInCoin` if there is one. */
  readonly buyIn: string | null;
  /** The coin of kind TICKET of the buy-in. Rules with a buy-in in the tournament's coin do not have the field. */
  readonly buyInCoin?: string;
  /** The decimals of `buyInCoin`, which is present as well. */
  readonly buyInDecimals?: number;
  /** If there are fewer entrants, the tournament is cancelled at its start. */
  readonly minEntrants: number;
  readonly maxEntrants: number | null;
  readonly minBet: string;
  /** Only the first rounds of an entrant count. */
  readonly maxRounds: number | null;
  readonly scoring: Scoring;
  readonly prizes: Prizes;
}

/** The coin that players pay the buy-in with, by its code. */
export const coinOfBuyIn = ({
  coin,
  buyInCoin,
}: {
  readonly coin: string;
  readonly buyInCoin?: string | null | undefined;
}): string => buyInCoin ?? coin;

/**
 * Whether the wallet of the tournament can hold the buy-ins of the largest number of entrants, beside the largest budget
 * for fixed prizes.
 */
export const canHoldPool = ({
  maxEntrants,
  ...fee
}: {
  readonly buyIn: string | null;
  readonly buyInCoin?: string | null | undefined;
  readonly maxEntrants: number | null;
}): boolean =>
  poolOf(fee, maxEntrants ?? limits.tournament.entrants) <=
  BigInt(limits.coin.largestBalance - limits.coin.largestAmount);

/** The sum of the buy-ins that the prizes share, in minor units. Tickets do not go into the pool. */
export const poolOf = (
  { buyIn, buyInCoin }: { readonly buyIn: string | null; readonly buyInCoin?: string | null | undefined },
  entrants: number,
): bigint => (buyIn === null || (buyInCoin ?? null) !== null ? 0n : BigInt(buyIn) * BigInt(entrants));

/** SHA-256 of the rules as canonical JSON, in hex. */
export const rulesHash = (rules: TournamentRules): string => requestHash(rules as unknown as Json);
