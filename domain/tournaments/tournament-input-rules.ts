import * as v from 'valibot';
import { plainRule } from '../fields/plain-rules';
import { coinAmountFields, coinFields } from '../casinos/coin-fields';
import { requestIdRule } from '../casinos/coin-rules';
import type {
  CancelTournamentInput,
  CreateTournamentInput,
  DecideTournamentEntryInput,
  JoinTournamentInput,
  TournamentInput,
  TournamentPrizeInput,
  TournamentRulesInput,
  TournamentScoringInput,
  UpdateTournamentInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { type FormIssueCode, rangeCode } from '../text/form-messages';
import { optionalLongText, requiredLongText, requiredText } from '../text/text-rules';
import { ulidForm } from '../ulid';
import { canHoldPool, scoringModels, scoringParameters, wholePool } from './rules';

const { tournament } = limits;
const id = v.config(v.pipe(v.string('required'), v.regex(ulidForm, 'format')), { abortPipeEarly: true });
/** The id of an existing entity. An unknown id is refused by name. */
const known = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(limits.sub, 'format'));
const expectedVersion = v.pipe(v.number('required'), v.integer('integer'), v.minValue(1, 'format'));
const amount = plainRule(coinAmountFields.amount) as v.GenericSchema<unknown, string>;
const code = plainRule(coinFields.code) as v.GenericSchema<unknown, string>;
const whole = (smallest: number, largest: number) =>
  v.pipe(
    v.number('number'),
    v.integer('integer'),
    v.minValue(smallest, rangeCode(smallest, largest)),
    v.maxValue(largest, rangeCode(smallest, largest)),
  );
const time = v.pipe(
  v.string('required'),
  v.isoTimestamp('format'),
  v.transform((text) => new Date(text).toISOString()),
);

const scoring = rulesFor<TournamentScoringInput>()({
  model: v.picklist(scoringModels, 'required'),
  capX100: v.nullish(whole(1, tournament.multiplierX100)),
  fromX100: v.nullish(whole(1, tournament.multiplierX100)),
  rounds: v.nullish(whole(tournament.bestOf.smallest, tournament.bestOf.largest)),
  bankroll: v.nullish(amount),
});

const prize = rulesFor<TournamentPrizeInput>()({
  rankFrom: whole(1, tournament.rankedPrizes),
  rankTo: whole(1, tournament.rankedPrizes),
  amount: v.nullish(amount),
  share: v.nullish(whole(1, wholePool)),
});

const fields = rulesFor<TournamentRulesInput>()({
  name: requiredText(tournament.name),
  description: optionalLongText(tournament.description),
  coin: code,
  gameIds: v.pipe(
    v.array(known, 'choose'),
    v.minLength(1, 'choose'),
    v.maxLength(tournament.games, 'format'),
    v.check((ids: string[]) => new Set(ids).size === ids.length, 'format'),
  ),
  startsAt: time,
  endsAt: time,
  entryMode: v.picklist(['AUTO', 'OPT_IN', 'BUY_IN', 'APPROVAL'], 'required'),
  buyIn: v.nullish(amount),
  buyInCoin: v.nullish(code),
  minEntrants: whole(1, tournament.entrants),
  maxEntrants: v.nullish(whole(1, tournament.entrants)),
  minBet: amount,
  maxRounds: v.nullish(whole(1, tournament.rounds)),
  scoring,
  prizeKind: v.picklist(['FIXED', 'POOL'], 'required'),
  prizes: v.pipe(
    v.array(prize, 'choose'),
    v.minLength(1, 'choose'),
    v.maxLength(tournament.prizeRanges, 'format'),
  ),
});

type Fields = v.InferOutput<typeof fields>;

const longestMs = tournament.days * 24 * 60 * 60_000;
const volume = ['TOTAL_BET', 'ROUND_COUNT'];

const isGiven = (value: unknown): boolean => (value ?? null) !== null;

/** Whether a field that only some options have is present exactly with these options. */
const belongs = (value: unknown, isNeeded: boolean): boolean => isGiven(value) === isNeeded;

/** Rules about several fields, with the path of the invalid field. */
const between: readonly (readonly [
  path: readonly string[],
  holds: (rules: Fields) => boolean,
  message?: FormIssueCode,
])[] = [
  [['endsAt'], ({ startsAt, endsAt }) => endsAt > startsAt],
  [['endsAt'], ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= longestMs],
  [['buyIn'], ({ entryMode, buyIn }) => belongs(buyIn, entryMode === 'BUY_IN')],
  [['buyInCoin'], ({ entryMode, buyInCoin }) => entryMode === 'BUY_IN' || !isGiven(buyInCoin)],
  [['minEntrants'], ({ entryMode, minEntrants }) => entryMode !== 'AUTO' || minEntrants === 1],
  [['maxEntrants'], ({ entryMode, maxEntrants }) => entryMode !== 'AUTO' || (maxEntrants ?? null) === null],
  [['maxEntrants'], ({ minEntrants, maxEntrants }) => (maxEntrants ?? minEntrants) >= minEntrants],
  [
    ['maxEntrants'],
    ({ buyIn = null, buyInCoin, maxEntrants = null }) => canHoldPool({ buyIn, buyInCoin, maxEntrants }),
    'pool',
  ],
  [['maxRounds'], ({ scoring: { model }, maxRounds }) => !volume.includes(model) || belongs(maxRounds, true)],
  ...(['capX100', 'fromX100', 'rounds', 'bankroll'] as const).map(
    (name) =>
      [
        ['scoring', name],
        ({ scoring: given }: Fields) => {
          const isParameter = scoringParameters[given.model] === name;
          return (isParameter && name === 'capX100') || belongs(given[name], isParameter);
        },
      ] as const,
  ),
  [['prizeKind'], ({ entryMode, prizeKind }) => prizeKind === 'FIXED' || entryMode === 'BUY_IN'],
  // Tickets do not go into a pool.
  [['prizeKind'], ({ prizeKind, buyInCoin }) => prizeKind === 'FIXED' || !isGiven(buyInCoin)],
  [
    ['prizes'],
    ({ prizeKind, prizes }) =>
      prizes.every(
        ({ amount: fixed, share }) =>
          belongs(fixed, prizeKind === 'FIXED') && belongs(share, prizeKind === 'POOL'),
      ),
  ],
];

/** The rules of a tournament as a manager enters them. Ranges of prizes are checked by `prizeFault`. */
export const tournamentRules = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rules = dataset.value;
    const wrong = between.find(([, holds]) => !holds(rules));
    if (!wrong) return;
    const [first = ''] = wrong[0];
    const input: Record<string, unknown> = { ...rules };
    addIssue({
      message: wrong[2] ?? 'format',
      path: [
        { type: 'object', origin: 'value', input, key: first, value: input[first] },
        ...wrong[0].slice(1).map((key) => {
          const inner = input[first] as Record<string, unknown>;
          return { type: 'object', origin: 'value', input: inner, key, value: inner[key] } as const;
        }),
      ],
    });
  }),
);

export const createTournamentRules = rulesFor<CreateTournamentInput>()({
  brandId: known,
  rules: tournamentRules,
  requestId: requestIdRule,
});
export const updateTournamentRules = rulesFor<UpdateTournamentInput>()({
  id,
  expectedVersion,
  rules: tournamentRules,
});
export const tournamentStepRules = rulesFor<TournamentInput>()({ id, expectedVersion });
export const cancelTournamentRules = rulesFor<CancelTournamentInput>()({
  id,
  expectedVersion,
  reason: requiredLongText(tournament.cancelReason),
});
export const joinTournamentRules = rulesFor<JoinTournamentInput>()({ id, requestId: requestIdRule });
export const decideEntryRules = rulesFor<DecideTournamentEntryInput>()({
  tournamentId: id,
  entryId: id,
  admitted: v.boolean('required'),
});
