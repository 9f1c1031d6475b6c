import { array, nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { Scoring, TournamentRules, Prizes } from '#domain/tournaments/rules';
import { prizeBudget } from '#domain/tournaments/prizes';

const amount = nullish(string(), null);
const count = nullish(number(), null);

const schema = object({
  id: string(),
  brandId: string(),
  name: string(),
  description: nullish(string(), null),
  coin: string(),
  decimals: number(),
  gameIds: array(string()),
  startsAt: string(),
  endsAt: string(),
  entryMode: picklist(['AUTO', 'OPT_IN', 'BUY_IN', 'APPROVAL']),
  buyIn: amount,
  /** The ticket coin of the buy-in; null for the tournament's coin. */
  buyInCoin: nullish(string(), null),
  buyInDecimals: count,
  minEntrants: number(),
  maxEntrants: count,
  minBet: string(),
  maxRounds: count,
  scoring: object({
    model: picklist([
      'SUM_MULTIPLIER',
      'HIGHEST_MULTIPLIER',
      'TOTAL_WIN',
      'NET_PROFIT',
      'BEST_STREAK',
      'BEST_OF_N',
      'LOG_MULTIPLIER',
      'FIXED_BANKROLL',
      'TOTAL_BET',
      'ROUND_COUNT',
    ]),
    capX100: count,
    fromX100: count,
    rounds: count,
    bankroll: amount,
  }),
  prizeKind: picklist(['FIXED', 'POOL']),
  prizes: array(object({ rankFrom: number(), rankTo: number(), amount, share: count })),
  status: picklist(['DRAFT', 'PUBLISHED', 'SETTLED', 'CANCELLED']),
  rulesHash: nullish(string(), null),
  cancelReason: nullish(string(), null),
  result: nullish(
    object({
      entrants: number(),
      ranked: number(),
      paid: string(),
      resultHash: string(),
      /** For `certificateId`; results of certificates of version 1 have none. Never published. */
      idSecret: optional(string()),
      /** Size of the certificate's file. */
      bytes: number(),
    }),
    null,
  ),
  publishedAt: nullish(string(), null),
  settledAt: nullish(string(), null),
  createdBy: string(),
  /** See `setPrizes`. */
  prizesSetBy: nullish(string(), null),
  prizesSetAt: nullish(string(), null),
  version: number(),
  createdAt: string(),
  updatedAt: string(),
});

/** A stored tournament. Its status also depends on the time: see `statusAt`. */
export type TournamentRow = Readonly<InferOutput<typeof schema>>;

/** The fields that a manager enters. */
export type TournamentFields = Pick<
  TournamentRow,
  | 'name'
  | 'description'
  | 'coin'
  | 'decimals'
  | 'gameIds'
  | 'startsAt'
  | 'endsAt'
  | 'entryMode'
  | 'buyIn'
  | 'buyInCoin'
  | 'buyInDecimals'
  | 'minEntrants'
  | 'maxEntrants'
  | 'minBet'
  | 'maxRounds'
  | 'scoring'
  | 'prizeKind'
  | 'prizes'
>;

export const parseTournament = (row: unknown): TournamentRow => parse(schema, row);

/** The rules that are frozen, hashed and certified. */
export function rulesOfTournament(row: TournamentRow): TournamentRules {
  const { id, brandId, name, coin, decimals, gameIds, startsAt, endsAt, entryMode, buyIn } = row;
  const { buyInCoin, buyInDecimals, minEntrants, maxEntrants, minBet, maxRounds } = row;
  return {
    schema: 'novalink.tournament-rules/1',
    tournamentId: id,
    ...{ brandId, name, coin, decimals, gameIds, startsAt, endsAt, entryMode, buyIn },
    // Left out otherwise, because rules that were hashed before tickets existed do not have the fields.
    ...(buyInCoin !== null && { buyInCoin, buyInDecimals: given(buyInDecimals) }),
    ...{ minEntrants, maxEntrants, minBet, maxRounds },
    scoring: scoringOf(row.scoring),
    prizes: prizesOfRow(row),
  };
}

function scoringOf({ model, capX100, fromX100, rounds, bankroll }: TournamentRow['scoring']): Scoring {
  switch (model) {
    case 'SUM_MULTIPLIER':
      return { model, capX100 };
    case 'BEST_STREAK':
      return { model, fromX100: given(fromX100) };
    case 'BEST_OF_N':
      return { model, rounds: given(rounds) };
    case 'FIXED_BANKROLL':
      return { model, bankroll: given(bankroll) };
    default:
      return { model };
  }
}

export const prizesOfRow = ({ prizeKind, prizes }: Pick<TournamentRow, 'prizeKind' | 'prizes'>): Prizes =>
  prizeKind === 'FIXED'
    ? {
        kind: 'FIXED',
        ranges: prizes.map(({ rankFrom, rankTo, amount: of }) => ({ rankFrom, rankTo, amount: given(of) })),
      }
    : {
        kind: 'POOL',
        ranges: prizes.map(({ rankFrom, rankTo, share }) => ({ rankFrom, rankTo, share: given(share) })),
      };

/** Budget to reserve at publication, in minor units. */
export const budgetOf = (row: Pick<TournamentRow, 'prizeKind' | 'prizes'>): bigint =>
  prizeBudget(prizesOfRow(row));

/** The manager who set the prizes, and when. The creator, if a draft was written before it was recorded. */
export const setPrizes = ({
  prizesSetBy,
  prizesSetAt,
  createdBy,
  createdAt,
}: Pick<TournamentRow, 'prizesSetBy' | 'prizesSetAt' | 'createdBy' | 'createdAt'>) => ({
  by: prizesSetBy ?? createdBy,
  at: prizesSetAt ?? createdAt,
});

/** Drafts are checked before they are written. */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A tournament lacks a value that its rules need.');
  return value;
}
