import {
  array,
  boolean,
  looseObject,
  nullish,
  number,
  optional,
  parse,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

const live = looseObject({
  versionId: string(),
  /** Such as `1.2.0`. */
  semver: optional(string()),
  mathModelHash: string(),
  betLevels: array(number()),
  /** Of the certificate: a decimal, such as `0.962500`. */
  rtp: optional(string()),
  maxWinX: optional(number()),
  publishedAt: string(),
});

const schema = looseObject({
  id: string(),
  companyId: string(),
  companyName: string(),
  owner: string(),
  type: picklist(['SLOT', 'TABLE', 'INSTANT']),
  status: picklist(['DRAFT', 'LIVE', 'SUSPENDED', 'DEPRECATED', 'RETIRED']),
  offered: boolean(),
  live: optional(live),
  /** ISO 8601: when an admin featured the game. */
  featuredAt: nullish(string(), null),
});

/** The fields of a game that functions use. */
export type GameRow = Pick<
  InferOutput<typeof schema>,
  'id' | 'companyId' | 'companyName' | 'owner' | 'type' | 'status' | 'offered' | 'live' | 'featuredAt'
>;

export const parseGame = (row: unknown): GameRow => parse(schema, row);
