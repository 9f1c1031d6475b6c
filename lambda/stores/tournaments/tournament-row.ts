import { nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { frozenRules, storedFields } from '#domain/tournaments/document-rules';
import {
  type EnteredRules,
  frozenPrizes,
  frozenScoring,
  type TournamentRules,
} from '#domain/tournaments/rules';
import { prizeBudget } from '#domain/tournaments/prizes';

const schema = object({
  id: string(),
  brandId: string(),
  ...storedFields,
  decimals: number(),
  buyInDecimals: nullish(number(), null),
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

/** What a manager enters, with the decimals of its coins. */
export type TournamentFields = Pick<TournamentRow, keyof EnteredRules | 'decimals' | 'buyInDecimals'>;

export const parseTournament = (row: unknown): TournamentRow => parse(schema, row);

/** The rules that are frozen, hashed and certified. Drafts are checked before they are written. */
export function rulesOfTournament({ buyInCoin, buyInDecimals, ...row }: TournamentRow): TournamentRules {
  return parse(object(frozenRules.entries), {
    ...row,
    schema: 'novalink.tournament-rules/1',
    tournamentId: row.id,
    // Left out otherwise, because rules that were hashed before tickets existed do not have the fields.
    ...(buyInCoin !== null && { buyInCoin, buyInDecimals }),
    scoring: frozenScoring(row.scoring),
    prizes: frozenPrizes(row),
  });
}

/** Budget to reserve at publication, in minor units. */
export const budgetOf = (row: Pick<TournamentRow, 'prizeKind' | 'prizes'>): bigint =>
  prizeBudget(frozenPrizes(row));

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
