import * as v from 'valibot';
import { requestIdRule } from '../casinos/coin-rules';
import type {
  CancelTournamentInput,
  CreateTournamentInput,
  DecideTournamentEntryInput,
  JoinTournamentInput,
  TournamentInput,
  UpdateTournamentInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import type { FormIssueCode } from '../text/form-messages';
import { requiredLongText } from '../text/text-rules';
import { ulidForm } from '../ulid';
import { enteredRules, knownId } from './document-rules';
import { canHoldPool, type EnteredRules } from './rules';
import { scoringParameters } from './scoring-models';

const { tournament } = limits;
const id = v.config(v.pipe(v.string('required'), v.regex(ulidForm, 'format')), { abortPipeEarly: true });
const expectedVersion = v.pipe(v.number('required'), v.integer('integer'), v.minValue(1, 'format'));
const longestMs = tournament.days * 24 * 60 * 60_000;
const volume = ['TOTAL_BET', 'ROUND_COUNT'];

/** Whether a field that only some options have is present exactly with these options. */
const belongs = (value: unknown, isNeeded: boolean): boolean => (value !== null) === isNeeded;

/** Rules about several fields, with the path of the invalid field. */
const between: readonly (readonly [
  path: readonly string[],
  holds: (rules: EnteredRules) => boolean,
  message?: FormIssueCode,
])[] = [
  [['endsAt'], ({ startsAt, endsAt }) => endsAt > startsAt],
  [['endsAt'], ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) <= longestMs],
  [['buyIn'], ({ entryMode, buyIn }) => belongs(buyIn, entryMode === 'BUY_IN')],
  [['buyInCoin'], ({ entryMode, buyInCoin }) => entryMode === 'BUY_IN' || buyInCoin === null],
  [['minEntrants'], ({ entryMode, minEntrants }) => entryMode !== 'AUTO' || minEntrants === 1],
  [['maxEntrants'], ({ entryMode, maxEntrants }) => entryMode !== 'AUTO' || maxEntrants === null],
  [['maxEntrants'], ({ minEntrants, maxEntrants }) => (maxEntrants ?? minEntrants) >= minEntrants],
  [['maxEntrants'], canHoldPool, 'pool'],
  [['maxRounds'], ({ scoring: { model }, maxRounds }) => !volume.includes(model) || belongs(maxRounds, true)],
  ...(['capX100', 'fromX100', 'rounds', 'bankroll'] as const).map(
    (name) =>
      [
        ['scoring', name],
        ({ scoring: given }: EnteredRules) => {
          const isParameter = scoringParameters[given.model] === name;
          return (isParameter && name === 'capX100') || belongs(given[name], isParameter);
        },
      ] as const,
  ),
  [['prizeKind'], ({ entryMode, prizeKind }) => prizeKind === 'FIXED' || entryMode === 'BUY_IN'],
  // Tickets do not go into a pool.
  [['prizeKind'], ({ prizeKind, buyInCoin }) => prizeKind === 'FIXED' || buyInCoin === null],
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
  enteredRules,
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
  brandId: knownId,
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
