import * as v from 'valibot';
import { tagOf } from '#domain/casinos/player-tags';
import { limits } from '#domain/limits';
import { optionalText, requiredLongText, requiredText } from '#domain/text/text-rules';
import type { PromotionRules, Reward } from './rules';

/** A reward as a manager enters it. The decimals of tickets are those of their coin. */
export type EnteredReward =
  | Exclude<Reward, { kind: 'TICKETS' }>
  | Omit<Extract<Reward, { kind: 'TICKETS' }>, 'decimals'>;

/** The rules that a manager enters. The server sets the other fields when it stores the document. */
export interface EnteredRules extends Omit<
  PromotionRules,
  'schema' | 'promotionId' | 'version' | 'brandId' | 'decimals' | 'reward'
> {
  readonly reward: EnteredReward;
}

/** Longer than any id, and short enough to be shown. */
const id = v.pipe(v.string(), v.maxLength(limits.sub));
const digits = v.pipe(v.string(), v.maxLength(30));
const texts = v.array(id);
const label = requiredText({ longest: 60 });
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text).toISOString()),
);

const within = v.variant('kind', [
  v.object({ kind: v.picklist(['PERIOD', 'PREVIOUS_PERIOD', 'PROMOTION']) }),
  v.object({ kind: v.literal('SINCE_JOINING'), days: v.number() }),
]);

const reward = v.variant('kind', [
  v.object({ kind: v.literal('GRANT'), amount: digits }),
  v.object({
    kind: v.literal('PERCENT'),
    of: v.picklist(['NET_LOSS', 'BETS']),
    basisPoints: v.number(),
    cap: digits,
    within,
  }),
  v.object({ kind: v.literal('FREE_ROUNDS'), gameId: id, count: v.number(), bet: digits }),
  v.object({
    kind: v.literal('WHEEL'),
    sectors: v.array(v.object({ label, weight: v.number(), amount: digits })),
  }),
  v.object({ kind: v.literal('TICKETS'), coin: id, amount: digits }),
]);

/** The shape of a document. What its values may be is said by `checkRules`. */
const document: v.GenericSchema<unknown, EnteredRules> = v.object({
  name: requiredText({ shortest: 2, longest: 60 }),
  coin: id,
  trigger: v.variant('on', [
    v.object({
      on: v.picklist(['SIGN_UP', 'DAILY_VISIT', 'ROUND_CLOSED', 'TOURNAMENT_SETTLED', 'MANUAL', 'SCHEDULE']),
    }),
    v.object({
      on: v.literal('CODE'),
      code: v.pipe(
        v.string(),
        v.maxLength(limits.promotion.code),
        v.transform((code) => code.trim().toUpperCase()),
      ),
    }),
  ]),
  eligibility: v.object({
    tiers: v.nullable(v.array(v.number())),
    levels: v.nullable(v.array(v.picklist(['PLAYER', 'SUPPORT', 'ADMIN']))),
    countries: v.nullable(texts),
    joinedWithinDays: v.nullable(v.number()),
    tags: v.nullable(v.array(v.pipe(id, v.transform(tagOf)))),
  }),
  conditions: v.array(
    v.object({
      measure: v.picklist(['COUNT', 'SUM', 'MAX', 'STREAK']),
      of: v.picklist(['ROUNDS', 'BETS', 'WINS', 'MULTIPLIER']),
      from: v.nullable(digits),
      atLeast: digits,
      within,
      gameIds: v.nullable(texts),
    }),
  ),
  reward,
  wagering: v.object({
    multiple: v.number(),
    gameWeights: v.array(v.object({ gameId: id, weightX100: v.number() })),
    maxBet: v.nullable(digits),
    maxWin: v.nullable(digits),
    validDays: v.number(),
    spendOrder: v.picklist(['MAIN_FIRST', 'CLAIM_FIRST']),
  }),
  limits: v.object({
    budget: digits,
    maxClaims: v.nullable(v.number()),
    perPlayer: v.nullable(v.number()),
    perPeriod: v.picklist(['ONCE', 'DAY', 'WEEK', 'MONTH']),
  }),
  schedule: v.object({
    startsAt: time,
    endsAt: v.nullable(time),
    recurring: v.nullable(
      v.object({
        every: v.picklist(['DAY', 'WEEK', 'MONTH']),
        days: v.array(v.number()),
        fromMinute: v.number(),
        minutes: v.number(),
      }),
    ),
  }),
  stacking: v.object({
    exclusive: v.boolean(),
    group: v.nullable(optionalGroup()),
  }),
  termsText: requiredLongText(10_000),
});

/** An optional group, as text. A missing group becomes an empty text. */
function optionalGroup() {
  return v.pipe(
    optionalText(60),
    v.transform((text) => text ?? ''),
  );
}

export type ParsedRules =
  | { readonly rules: EnteredRules }
  /** The path of the first invalid value, such as `reward.sectors[2].weight`; empty for the document itself. */
  | { readonly path: string };

/** Reads rules from JSON. Unknown fields are left out. */
export function parseRules(given: unknown): ParsedRules {
  const { success, output, issues } = v.safeParse(document, given);
  if (!success) return { path: pathOf(issues[0]) };
  return JSON.stringify(output).length > limits.promotion.rules ? { path: '' } : { rules: output };
}

const pathOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
