import {
  array,
  looseObject,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

const schema = looseObject({
  id: string(),
  gameId: string(),
  companyId: string(),
  /** The company's owner. */
  owner: string(),
  semver: string(),
  mathModelHash: string(),
  declaredRtp: string(),
  declaredMaxWinX: number(),
  volatility: optional(picklist(['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'])),
  features: array(picklist(['WILD', 'SCATTER', 'FREE_SPINS', 'MULTIPLIER', 'WAYS'])),
  betLevels: array(number()),
  minBet: number(),
  maxBet: number(),
  rulesText: string(),
  changelog: nullish(string(), null),
  symbols: array(object({ symbol: string(), name: string(), imageKey: nullish(string()) })),
  /** Fields that are missing for submission; rows without the list lack nothing. */
  missing: optional(array(string())),
  certifiedRunId: optional(string()),
  /** The last test run, passed or not. */
  lastRunId: optional(string()),
  status: picklist([
    'DRAFT',
    'TESTED',
    'IN_REVIEW',
    'APPROVED',
    'REJECTED',
    'LIVE',
    'SUSPENDED',
    'SUPERSEDED',
    'DEPRECATED',
    'RETIRED',
  ]),
  version: number(),
  createdAt: string(),
  updatedAt: string(),
});

/** The stored row of a version. Its model and its test runs are separate rows. */
export type GameVersionRow = InferOutput<typeof schema>;

export const parseGameVersion = (row: unknown): GameVersionRow => parse(schema, row);
