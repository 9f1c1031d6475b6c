import * as v from 'valibot';
import { ulidForm } from '../ulid';
import { frozenRules } from './document-rules';

/** A qualifying round: `[seq, opened at, closed at, index in rules.gameIds, bet, win]`, with times in ms since 1970. */
export type CertifiedRound = readonly [
  seq: number,
  at: number,
  closedAt: number,
  game: number,
  bet: number,
  win: number,
];

const textOf = (form: RegExp, expected: string) => v.pipe(v.string(), v.regex(form, `must be ${expected}`));
const hash = textOf(/^[\da-f]{64}$/, 'a text of 64 lower-case hexadecimal digits');
const id = textOf(ulidForm, 'an id of 26 characters');
const amount = textOf(/^(?:0|[1-9]\d{0,21})$/, 'a whole number of minor units as text');
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const latestTime = 8_640_000_000_000_000;
/** Milliseconds since 1970. */
const time = whole(0, latestTime);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
/** A certificate can have 1,000,000 rounds, for each of which a tuple of schemas would take several objects. */
const round = v.custom<CertifiedRound>((value) => {
  if (!Array.isArray(value) || value.length !== 6) return false;
  const [seq, at, closedAt, game, bet, win] = value as readonly unknown[];
  return (
    [seq, win].every((count) => isWhole(count, 0, Number.MAX_SAFE_INTEGER)) &&
    [at, closedAt].every((moment) => isWhole(moment, 0, latestTime)) &&
    isWhole(game, 0, 499) &&
    isWhole(bet, 1, 1_000_000_000_000)
  );
}, 'must be a round');

const entry = v.strictObject({
  /** Used only in this certificate: leaderboards have other ids. It does not identify the player. */
  id,
  admittedAt: time,
  /** Only in version 1, as is `isBarred`. */
  stoppedAt: v.optional(v.nullable(time)),
  isBarred: v.optional(v.boolean()),
  rounds: v.array(round),
  /** SHA-256 of the rounds as canonical JSON, in hex. */
  roundsHash: hash,
});

const placing = v.strictObject({
  rank: whole(1),
  entryId: id,
  score: textOf(/^(?:0|-?[1-9]\d{0,21})$/, 'an integer as text'),
  rounds: whole(1),
  reachedAt: time,
  /** Minor units. */
  prize: amount,
});

const isFirst = (schema: string) => schema === 'novalink.tournament/1';

/** The result of a tournament with everything that is needed to compute it again. Its values can still be wrong. */
export const certificateRules = v.pipe(
  v.strictObject({
    /** Version 1 certified who was barred at settlement, and gave their prizes to the following ranks. */
    schema: v.picklist(['novalink.tournament/1', 'novalink.tournament/2']),
    rules: frozenRules,
    rulesHash: hash,
    /** Sorted by id. Since version 2 without entrants who were barred before the end. */
    entries: v.array(entry),
    /**
     * Since version 2: the number of entrants who were barred before the end. They have no rank, and their buy-ins were
     * refunded and are not part of the pool.
     */
    withdrawn: v.optional(whole(0)),
    outcome: v.picklist(['SETTLED', 'CANCELLED']),
    /** The reason for the cancellation. */
    reason: v.nullable(v.picklist(['TOO_FEW_ENTRANTS', 'NO_ROUNDS'])),
    ranking: v.array(placing),
    /** Minor units. */
    paid: amount,
    /** SHA-256, in hex, of the certificate as canonical JSON, without this hash and without the rounds of the entries. */
    resultHash: hash,
  }),
  v.forward(
    v.check(
      ({ schema, withdrawn }) => isFirst(schema) === (withdrawn === undefined),
      'must be present in version 2 only',
    ),
    ['withdrawn'],
  ),
  v.forward(
    v.check(
      ({ schema, entries }) =>
        entries.every(
          ({ stoppedAt, isBarred }) =>
            (stoppedAt !== undefined) === isFirst(schema) && (isBarred !== undefined) === isFirst(schema),
        ),
      'must have `stoppedAt` and `isBarred` in version 1 only',
    ),
    ['entries'],
  ),
  v.forward(
    v.check(
      ({ rules: { buyInCoin, buyInDecimals } }) =>
        (buyInCoin === undefined) === (buyInDecimals === undefined),
      'must have `buyInCoin` and `buyInDecimals`, or none of them',
    ),
    ['rules'],
  ),
);
