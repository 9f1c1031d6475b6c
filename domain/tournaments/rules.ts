import { limits } from '#domain/limits';
import { requestHash } from '@novalink/ledger';
import type { InferOutput } from 'valibot';
import type { Frozen } from '../rules-for';
import { scoringParameters } from './scoring-models';
import type { enteredRules, frozenRules } from './document-rules';

/** The rules of a tournament. They are frozen when it is published. Amounts are minor units of the coin, as digits. */
export type TournamentRules = Frozen<InferOutput<typeof frozenRules>>;
export type Scoring = TournamentRules['scoring'];
export type Prizes = TournamentRules['prizes'];
export type EntryMode = TournamentRules['entryMode'];

/** What a manager enters, as the API has it. The server adds the decimals of the coins. */
export type EnteredRules = InferOutput<typeof enteredRules>;

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
export const rulesHash = (rules: TournamentRules): string => requestHash(rules);

/** The scoring with the parameter of its model only. */
export function frozenScoring({ model, ...parameters }: EnteredRules['scoring']): Scoring {
  const parameter = scoringParameters[model satisfies Scoring['model']];
  return { model, ...(parameter !== null && { [parameter]: parameters[parameter] }) } as Scoring;
}

interface FlatPrizes {
  readonly prizeKind: Prizes['kind'];
  readonly prizes: readonly {
    readonly rankFrom: number;
    readonly rankTo: number;
    readonly amount?: string | null | undefined;
    readonly share?: number | null | undefined;
  }[];
}

/** The prizes with either amounts or shares. A form can lack some: they are 0. */
export const frozenPrizes = ({ prizeKind: kind, prizes }: FlatPrizes): Prizes =>
  kind === 'FIXED'
    ? {
        kind,
        ranges: prizes.map(({ rankFrom, rankTo, amount }) => ({ rankFrom, rankTo, amount: amount ?? '0' })),
      }
    : {
        kind,
        ranges: prizes.map(({ rankFrom, rankTo, share }) => ({ rankFrom, rankTo, share: share ?? 0 })),
      };
