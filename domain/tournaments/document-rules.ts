import * as v from 'valibot';
import { coinAmountFields, coinFields } from '../casinos/coin-fields';
import { plainRule } from '../fields/plain-rules';
import type { TournamentRulesInput } from '../generated/types';
import { limits } from '../limits';
import { oneOf } from '../one-of';
import { rulesFor } from '../rules-for';
import { rangeCode } from '../text/form-messages';
import { optionalLongText, requiredText } from '../text/text-rules';
import { ulidForm } from '../ulid';
import { scoringModels, wholePool } from './scoring-models';

const { tournament } = limits;

/** How a reading of the rules checks values. */
interface Reading {
  readonly name: v.GenericSchema<string>;
  readonly description: v.GenericSchema<unknown, string | null>;
  readonly code: v.GenericSchema<string>;
  readonly games: v.GenericSchema<string[]>;
  readonly time: v.GenericSchema<string>;
  /** Minor units, as digits. */
  readonly amount: v.GenericSchema<string>;
  readonly whole: (least: number, most: number) => v.GenericSchema<number>;
  readonly list: <Item extends v.GenericSchema>(
    item: Item,
    most: number,
  ) => v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]>;
  readonly optional: <Value extends v.GenericSchema>(
    value: Value,
  ) => v.GenericSchema<v.InferInput<Value> | null | undefined, v.InferOutput<Value> | null>;
}

const orNull = <Value extends v.GenericSchema>(value: Value) => v.nullish(value, null);
const text = v.string();

/** The id of an existing entity. An unknown id is refused by name. */
export const knownId = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(limits.sub, 'format'),
);

/** What a manager enters: texts are normalized, and errors are codes of forms. */
const entered: Reading = {
  name: requiredText(tournament.name),
  description: v.pipe(
    optionalLongText(tournament.description),
    v.transform((lines) => lines ?? null),
  ),
  code: plainRule(coinFields.code) as v.GenericSchema<string>,
  games: v.pipe(
    v.array(knownId, 'choose'),
    v.minLength(1, 'choose'),
    v.maxLength(tournament.games, 'format'),
    v.check((ids: string[]) => new Set(ids).size === ids.length, 'format'),
  ),
  time: v.pipe(
    v.string('required'),
    v.isoTimestamp('format'),
    v.transform((at) => new Date(at).toISOString()),
  ),
  amount: plainRule(coinAmountFields.amount) as v.GenericSchema<string>,
  whole: (least, most) =>
    v.pipe(
      v.number('number'),
      v.integer('integer'),
      v.minValue(least, rangeCode(least, most)),
      v.maxValue(most, rangeCode(least, most)),
    ),
  list: (item, most) =>
    v.pipe(v.array(item, 'choose'), v.minLength(1, 'choose'), v.maxLength(most, 'format')),
  optional: orNull,
};

/** Rows, which were checked before they were written. */
const stored: Reading = {
  name: text,
  description: orNull(text),
  code: text,
  games: v.array(text),
  time: text,
  amount: text,
  whole: () => v.number(),
  list: (item) => v.array(item),
  optional: orNull,
};

const id = v.pipe(text, v.regex(ulidForm));
/** Certificates of all releases: limits can have been higher, and values are not normalized. */
const frozen: Reading = {
  name: v.pipe(text, v.regex(/^.{1,200}$/u)),
  description: v.null(),
  code: v.pipe(text, v.regex(/^[A-Z]{2,5}$/)),
  games: v.pipe(v.array(id), v.minLength(1)),
  time: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  amount: v.pipe(text, v.regex(/^[1-9]\d{0,12}$/)),
  whole: (least) => v.pipe(v.number(), v.safeInteger(), v.minValue(least)),
  list: (item) => v.pipe(v.array(item), v.minLength(1)),
  optional: (value) => v.nullable(value),
};

const valuesOf = ({ name, code, games, time, amount, whole, optional }: Reading) => ({
  name,
  coin: code,
  gameIds: games,
  /** ISO 8601, UTC. */
  startsAt: time,
  endsAt: time,
  entryMode: v.picklist(['AUTO', 'OPT_IN', 'BUY_IN', 'APPROVAL'], 'required'),
  /** Only for the mode BUY_IN. Minor units of `buyInCoin` if there is one. */
  buyIn: optional(amount),
  /** If there are fewer entrants, the tournament is cancelled at its start. */
  minEntrants: whole(1, tournament.entrants),
  maxEntrants: optional(whole(1, tournament.entrants)),
  /** Minor units. */
  minBet: amount,
  /** Only the first rounds of an entrant count. */
  maxRounds: optional(whole(1, tournament.rounds)),
});

/** Both ranks included, from 1. */
const ranksOf = ({ whole }: Reading) => ({
  rankFrom: whole(1, tournament.rankedPrizes),
  rankTo: whole(1, tournament.rankedPrizes),
});

const parametersOf = ({ whole, amount }: Reading) => ({
  capX100: whole(1, tournament.multiplierX100),
  fromX100: whole(1, tournament.multiplierX100),
  rounds: whole(tournament.bestOf.smallest, tournament.bestOf.largest),
  bankroll: amount,
});

/** The rules as the API has them: every parameter and prize has all fields, of which some are null. */
const flatRules = (reading: Reading) => {
  const { capX100, fromX100, rounds, bankroll } = parametersOf(reading);
  const { description, code, amount, whole, list, optional } = reading;
  return {
    ...valuesOf(reading),
    description,
    /** The coin of kind TICKET of the buy-in; null for the coin of the tournament. */
    buyInCoin: optional(code),
    scoring: v.object({
      model: v.picklist(scoringModels, 'required'),
      capX100: optional(capX100),
      fromX100: optional(fromX100),
      rounds: optional(rounds),
      bankroll: optional(bankroll),
    }),
    prizeKind: v.picklist(['FIXED', 'POOL'], 'required'),
    prizes: list(
      v.object({
        ...ranksOf(reading),
        amount: optional(amount),
        share: optional(whole(1, wholePool)),
      }),
      tournament.prizeRanges,
    ),
  };
};

/** The rules as a manager enters them. Rules about several fields are in `tournament-input-rules.ts`. */
export const enteredRules = rulesFor<TournamentRulesInput>()(flatRules(entered));
export const storedFields = flatRules(stored);

const { capX100, fromX100, rounds, bankroll } = parametersOf(frozen);
const decimals = v.pipe(frozen.whole(0, 6), v.maxValue(6));

/** The rules that are frozen at the publication, hashed and certified. A field that a release adds is optional. */
export const frozenRules = v.strictObject({
  schema: v.literal('novalink.tournament-rules/1'),
  tournamentId: id,
  brandId: id,
  ...valuesOf(frozen),
  decimals,
  /** The coin of kind TICKET of the buy-in. Rules with a buy-in in the tournament's coin do not have the field. */
  buyInCoin: v.optional(frozen.code),
  /** The decimals of `buyInCoin`, which is present as well. */
  buyInDecimals: v.optional(decimals),
  /** How scores are computed from rounds. Multipliers are hundredths of the bet: 250 is 2.5 times the bet. */
  scoring: oneOf('model', [
    /** The sum of the rounds' multipliers, each at most `capX100`. */
    v.strictObject({ model: v.literal('SUM_MULTIPLIER'), capX100: v.nullable(capX100) }),
    /** The largest number of rounds in a row with at least this multiplier. */
    v.strictObject({ model: v.literal('BEST_STREAK'), fromX100 }),
    /** The best sum of multipliers over this number of rounds in a row. */
    v.strictObject({ model: v.literal('BEST_OF_N'), rounds }),
    /** The rest of this amount at the end. All entrants start with the same bankroll. */
    v.strictObject({ model: v.literal('FIXED_BANKROLL'), bankroll }),
    v.strictObject({
      model: v.picklist([
        'HIGHEST_MULTIPLIER',
        /** The sum of all wins in minor units. */
        'TOTAL_WIN',
        /** The sum of wins minus the sum of bets in minor units; can be negative. */
        'NET_PROFIT',
        /** The sum of round(100 · log2(win / bet + 1)), which limits the effect of one large win. */
        'LOG_MULTIPLIER',
        /** The sum of all bets in minor units; needs `maxRounds`. */
        'TOTAL_BET',
        /** The number of rounds; needs `maxRounds`. */
        'ROUND_COUNT',
      ]),
    }),
  ]),
  /** Fixed amounts for each rank in minor units, or shares of the buy-ins in hundredths of a percent for each rank. */
  prizes: oneOf('kind', [
    v.strictObject({
      kind: v.literal('FIXED'),
      ranges: frozen.list(v.strictObject({ ...ranksOf(frozen), amount: frozen.amount }), Infinity),
    }),
    v.strictObject({
      kind: v.literal('POOL'),
      ranges: frozen.list(
        v.strictObject({ ...ranksOf(frozen), share: frozen.whole(1, wholePool) }),
        Infinity,
      ),
    }),
  ]),
});
