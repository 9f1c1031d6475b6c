import * as v from 'valibot';
import { isTag, tagOf } from '#domain/casinos/player-tags';
import { countries } from '#domain/countries';
import { limits } from '#domain/limits';
import { oneOf } from '#domain/one-of';
import { characters } from '#domain/text/characters';
import { optionalText, requiredLongText, requiredText } from '#domain/text/text-rules';
import { readAmount, readBalance } from '#domain/wallet/amounts';
import type { RuleFaultCode } from './rule-faults';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Limits of rules that forms show as well. */
export const ruleLimits = {
  version: { least: 1, most: 1_000_000 },
  decimals: { least: 0, most: 6 },
  multiple: { least: 0, most: 50 },
  validDays: { least: 1, most: 90 },
  gameWeight: { least: 0, most: 100 },
  basisPoints: { least: 1, most: 10_000 },
  freeRounds: { least: 1, most: 1000 },
  tier: { least: 0, most: 10 },
  joinedDays: { least: 1, most: 3650 },
  claims: { least: 1, most: 100_000_000 },
  conditions: 10,
  sectors: { least: 2, most: 40 },
  /** Shorter codes could be guessed. Promotions that were published with three characters or more keep them. */
  code: /^[A-Z0-9-]{6,30}$/,
  name: /^.{2,60}$/u,
  termsText: 10_000,
} as const;

const coinForm = /^[A-Z]{2,5}$/;
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const visible = new RegExp(characters.visible, 'u');

/** Issues of values have a fault code as their message. All others, such as this one, are about the shape or a text. */
const shape = 'shape';
const check = <Value>(holds: (value: Value) => boolean, code: RuleFaultCode) => v.check(holds, code);

const isIn = (value: number, { least, most }: Bounds): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
/** A form has NaN for text that is not a number. */
const numberOr = (code: RuleFaultCode) => v.number(({ input }) => (typeof input === 'number' ? code : shape));
const whole = (bounds: Bounds) =>
  v.pipe(
    numberOr('range'),
    check((value: number) => isIn(value, bounds), 'range'),
  );

/** Longer than any id, and short enough to be shown. */
const id = v.pipe(v.string(), v.maxLength(limits.sub, shape));
const notBlank = check((text: string) => text.trim() !== '', 'empty');
/** Minor units from 1 to the largest amount that a person can enter. */
const amount = v.pipe(
  v.string(),
  check((text: string) => readAmount(text) !== undefined, 'amount'),
);
/** Minor units from 0 to the largest balance. */
const balance = v.pipe(
  v.string(),
  check((text: string) => readBalance(text) !== undefined, 'amount'),
);

/** A list in which no two items have the same value. A repeated one is reported at the item, or at its `key`. */
const distinct = <Item extends v.GenericSchema>(
  item: Item,
  valueOf: (item: v.InferOutput<Item>) => unknown,
  key?: string,
) =>
  v.pipe(
    v.array(item),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const items = dataset.value;
      const values = items.map(valueOf);
      items.forEach((value, index) => {
        if (values.indexOf(values[index]) === index) return;
        const ofItem = { type: 'array', origin: 'value', input: items, key: index, value } as const;
        const inItem = { type: 'object', origin: 'value', input: {}, value: values[index] } as const;
        addIssue({
          message: 'duplicate' satisfies RuleFaultCode,
          path: key === undefined ? [ofItem] : [ofItem, { ...inItem, key }],
        });
      });
    }),
  );
/** A list that is present has items. */
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    distinct(item, (value) => value),
    v.minLength(1, 'empty' satisfies RuleFaultCode),
  );

const within = oneOf('kind', [
  /** PERIOD is that of the claim, by `limits.perPeriod`. */
  v.object({ kind: v.picklist(['PERIOD', 'PREVIOUS_PERIOD', 'PROMOTION']) }),
  v.object({ kind: v.literal('SINCE_JOINING'), days: whole(ruleLimits.joinedDays) }),
]);

/** The rules of texts: what a manager enters is normalized, and what is stored has to be normalized. */
interface Texts {
  readonly name: v.GenericSchema<string>;
  readonly termsText: v.GenericSchema<string>;
  readonly code: v.GenericSchema<string>;
  readonly tag: v.GenericSchema<string>;
  readonly time: v.GenericSchema<string>;
  readonly sector: v.GenericSchema<string>;
  readonly group: v.GenericSchema<unknown, string>;
}

const text = v.string();
const entered: Texts = {
  name: requiredText({ shortest: 2, longest: 60 }),
  termsText: requiredLongText(ruleLimits.termsText),
  code: v.pipe(
    text,
    v.maxLength(limits.promotion.code, shape),
    v.transform((code) => code.trim().toUpperCase()),
  ),
  tag: v.pipe(id, v.transform(tagOf)),
  time: v.pipe(
    text,
    v.isoTimestamp(shape),
    v.transform((time) => new Date(time).toISOString()),
  ),
  sector: requiredText({ longest: 60 }),
  group: v.pipe(
    optionalText(60),
    v.transform((group) => group ?? ''),
  ),
};
const stored: Texts = {
  name: v.pipe(
    text,
    check((name: string) => ruleLimits.name.test(name), 'format'),
  ),
  termsText: v.pipe(
    text,
    check((terms: string) => visible.test(terms), 'empty'),
    check((terms: string) => terms.length <= ruleLimits.termsText, 'range'),
  ),
  code: text,
  tag: text,
  time: text,
  sector: text,
  group: text,
};

/**
 * The rules of a promotion as a manager enters them. The server adds the fields of `PromotionRules`. Rules about several
 * fields are in `check-rules.ts`.
 */
const documentOf = (texts: Texts) => {
  const time = v.pipe(
    texts.time,
    check((at: string) => utcTime.test(at) && !Number.isNaN(Date.parse(at)), 'time'),
  );
  return v.object({
    name: texts.name,
    coin: id,
    /** The event that can issue a claim. SCHEDULE is the start of an occurrence of the schedule. */
    trigger: oneOf('on', [
      v.object({
        on: v.picklist([
          'SIGN_UP',
          'DAILY_VISIT',
          'ROUND_CLOSED',
          'TOURNAMENT_SETTLED',
          'MANUAL',
          'SCHEDULE',
        ]),
      }),
      v.object({
        on: v.literal('CODE'),
        code: v.pipe(
          texts.code,
          v.check(
            (code) => ruleLimits.code.test(code),
            ({ input }): RuleFaultCode => (input.trim() === '' ? 'code-empty' : 'format'),
          ),
        ),
      }),
    ]),
    /** A player must match every list; null matches everybody. A player matches `tags` if they have one of the tags. */
    eligibility: v.object({
      tiers: v.nullable(list(whole(ruleLimits.tier))),
      levels: v.nullable(list(v.picklist(['PLAYER', 'SUPPORT', 'ADMIN']))),
      /** ISO 3166-1 alpha-2. */
      countries: v.nullable(
        list(
          v.pipe(
            id,
            check((country: string) => countries.includes(country), 'format'),
          ),
        ),
      ),
      joinedWithinDays: v.nullable(whole(ruleLimits.joinedDays)),
      tags: v.nullable(
        v.pipe(
          list(v.pipe(texts.tag, check(isTag, 'format'))),
          v.maxLength(limits.brandUser.tags, 'range' satisfies RuleFaultCode),
        ),
      ),
    }),
    /**
     * All conditions must be met: `measure` of `of` has to be at least `atLeast`. Bets and wins are minor units, multipliers
     * are hundredths, and COUNT and STREAK are numbers of rounds. All are digit strings.
     */
    conditions: v.pipe(
      v.array(
        v.object({
          measure: v.picklist(['COUNT', 'SUM', 'MAX', 'STREAK']),
          of: v.picklist(['ROUNDS', 'BETS', 'WINS', 'MULTIPLIER']),
          /** For COUNT and STREAK of bets, wins or multipliers: a round counts if its value is at least this. Otherwise null. */
          from: v.nullable(amount),
          atLeast: amount,
          /** The rounds that count. All windows are clipped to the schedule of the promotion. */
          within,
          /** Null for all games. */
          gameIds: v.nullable(list(id)),
        }),
      ),
      v.maxLength(ruleLimits.conditions, 'range' satisfies RuleFaultCode),
    ),
    /** Amounts are minor units of the promotion's coin. */
    reward: oneOf('kind', [
      v.object({ kind: v.literal('GRANT'), amount }),
      v.object({
        kind: v.literal('PERCENT'),
        of: v.picklist(['NET_LOSS', 'BETS']),
        /** Hundredths of a percent. */
        basisPoints: whole(ruleLimits.basisPoints),
        cap: amount,
        within,
      }),
      v.object({
        kind: v.literal('FREE_ROUNDS'),
        gameId: v.pipe(id, notBlank),
        count: whole(ruleLimits.freeRounds),
        bet: amount,
      }),
      v.object({
        kind: v.literal('WHEEL'),
        sectors: v.pipe(
          distinct(
            v.object({
              label: v.pipe(texts.sector, notBlank),
              /** The chance of the sector is its weight divided by the sum of all weights. */
              weight: v.pipe(
                numberOr('weight-zero'),
                check((weight: number) => Number.isSafeInteger(weight) && weight >= 1, 'weight-zero'),
              ),
              /** 0 for a sector without a prize. */
              amount: v.pipe(
                text,
                check((prize: string) => prize === '0' || readAmount(prize) !== undefined, 'amount'),
              ),
            }),
            // Blank labels are another fault.
            ({ label }) => label.trim() || {},
            'label',
          ),
          v.check(({ length }) => isIn(length, ruleLimits.sectors), 'range' satisfies RuleFaultCode),
          v.check(
            (sectors) => sectors.reduce((sum, { weight }) => sum + weight, 0) <= limits.promotion.weights,
            'weights-overflow' satisfies RuleFaultCode,
          ),
        ),
      }),
      /** Minor units of `coin`, a coin of kind TICKET with its own decimals. They take nothing from the budget. */
      v.object({
        kind: v.literal('TICKETS'),
        coin: v.pipe(
          text,
          check((coin: string) => coinForm.test(coin), 'format'),
        ),
        amount,
      }),
    ]),
    /** The wagering that is required before the coins of a claim are moved to the main purse. */
    wagering: v.object({
      /** Bets of this many times the reward; 0 pays the reward to the main purse at once. */
      multiple: whole(ruleLimits.multiple),
      /** Games that are not listed count in full. */
      gameWeights: distinct(
        v.object({
          gameId: v.pipe(id, notBlank),
          /** Hundredths of a bet that count as wagered. */
          weightX100: whole(ruleLimits.gameWeight),
        }),
        ({ gameId }) => gameId,
      ),
      /** The largest bet from the claim's purse; a larger one from the main purse does not count. Minor units. */
      maxBet: v.nullable(amount),
      /** At most this is moved to the main purse. Minor units. */
      maxWin: v.nullable(
        v.pipe(
          text,
          v.check(
            (most) => readAmount(most) !== undefined,
            ({ input }): RuleFaultCode => (/^-[0-9]+$/.test(input) ? 'max-win-negative' : 'amount'),
          ),
        ),
      ),
      /** Days until the claim expires. Time in which the player is excluded, suspended or timed out does not count. */
      validDays: whole(ruleLimits.validDays),
      spendOrder: v.picklist(['MAIN_FIRST', 'CLAIM_FIRST']),
    }),
    limits: v.object({
      /** Minor units. */
      budget: balance,
      maxClaims: v.nullable(whole(ruleLimits.claims)),
      /** Claims of a player in the whole promotion. */
      perPlayer: v.nullable(whole(ruleLimits.claims)),
      /** A player has at most one claim in each of these periods. */
      perPeriod: v.picklist(['ONCE', 'DAY', 'WEEK', 'MONTH']),
    }),
    schedule: v.object({
      /** ISO 8601, UTC. */
      startsAt: time,
      endsAt: v.nullable(time),
      /**
       * Occurrences in local time. An occurrence lasts at most a day, and can end on the day after its start. Null: open
       * from the start to the end.
       */
      recurring: v.nullable(
        v.object({
          every: v.picklist(['DAY', 'WEEK', 'MONTH']),
          /** For WEEK: 1 (Monday) to 7. For MONTH: 1 to 28. For DAY: empty. */
          days: v.array(numberOr('range')),
          fromMinute: whole({ least: 0, most: 24 * 60 - 1 }),
          minutes: whole({ least: 1, most: 24 * 60 }),
        }),
      ),
    }),
    stacking: v.object({
      /** The claim is not issued if the player has another open claim, and no other claim is issued while it is open. */
      exclusive: v.boolean(),
      /** At most one claim of a group is open. */
      group: v.nullable(v.pipe(texts.group, notBlank)),
    }),
    termsText: texts.termsText,
  });
};

/** Reads what a manager entered. Unknown fields are left out. */
export const enteredDocument = documentOf(entered);
/** Checks rules that are complete. */
export const storedDocument = documentOf(stored);

export type EnteredDocument = v.InferOutput<typeof storedDocument>;
