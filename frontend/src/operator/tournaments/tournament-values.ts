import type { TournamentRulesInput } from '#domain/generated/types';
import { scoringParameters } from '#domain/tournaments/rules';
import { hourMs } from '../../parts/editing/local-time';
import {
  type DocumentField,
  readDocument,
  type Typed,
  typedDocument,
} from '../../parts/editing/typed-document';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

/** The form values of a tournament. `buyInCoin` is empty for the coin of the tournament. */
export type TournamentValues = Typed<TournamentRulesInput>;

/** The controls of the rules by their path. */
const controls: Readonly<Record<string, DocumentField>> = {
  name: { control: 'text' },
  description: { control: 'lines' },
  coin: { control: 'choice' },
  gameIds: { control: 'items' },
  startsAt: { control: 'time' },
  endsAt: { control: 'time' },
  entryMode: { control: 'choice' },
  buyIn: { control: 'amount' },
  buyInCoin: { control: 'choice', optional: true },
  minEntrants: { control: 'whole' },
  maxEntrants: { control: 'whole', optional: true },
  minBet: { control: 'amount' },
  maxRounds: { control: 'whole', optional: true },
  'scoring.model': { control: 'choice' },
  'scoring.capX100': { control: 'hundredths', optional: true },
  'scoring.fromX100': { control: 'hundredths' },
  'scoring.rounds': { control: 'whole' },
  'scoring.bankroll': { control: 'amount' },
  prizeKind: { control: 'choice' },
  prizes: {
    rows: {
      rankFrom: { control: 'whole' },
      rankTo: { control: 'whole' },
      amount: { control: 'amount' },
      share: { control: 'hundredths' },
    },
  },
};
const fields = Object.entries(controls);

/**
 * The initial values of a new tournament: three prizes, a duration of one day, starting at the full hour
 * after the next one.
 */
export function newValues(coin: string, now: number): TournamentValues {
  const start = Math.ceil(now / hourMs) * hourMs + hourMs;
  const rules = {
    ...{ coin, startsAt: isoOf(start), endsAt: isoOf(start + 24 * hourMs) },
    ...{ entryMode: 'OPT_IN', minEntrants: 1, scoring: { model: 'SUM_MULTIPLIER', capX100: 10_000 } },
    ...{ prizeKind: 'FIXED', prizes: [1, 2, 3].map((rank) => ({ rankFrom: rank, rankTo: rank })) },
  };
  return typedDocument(fields, rules, () => 0) as TournamentValues;
}

const isoOf = (at: number): string => new Date(at).toISOString();

export const valuesOf = (tournament: ShownTournament): TournamentValues =>
  typedDocument(fields, tournament, (path) =>
    path === 'buyIn' ? (tournament.buyInDecimals ?? tournament.decimals) : tournament.decimals,
  ) as TournamentValues;

type Scoring = TournamentRulesInput['scoring'];
const noParameters = { capX100: null, fromX100: null, rounds: null, bankroll: null };
function scoringOf(scoring: Scoring): Scoring {
  const { model } = scoring;
  const parameter = scoringParameters[model];
  return { model, ...noParameters, ...(parameter !== null && { [parameter]: scoring[parameter] }) };
}

/**
 * The input for the API. It contains only the values that the selected options need. Invalid values stay, so
 * that the rules reject them.
 */
export function rulesInput(
  values: TournamentValues,
  decimalsOf: (coin: string) => number,
): TournamentRulesInput {
  const isBuyIn = values.entryMode === 'BUY_IN';
  const read = { buyInCoin: null, maxEntrants: null, maxRounds: null, scoring: { capX100: null } };
  readDocument(fields, values, read, (path) =>
    decimalsOf(path === 'buyIn' && values.buyInCoin !== '' ? values.buyInCoin : values.coin),
  );
  const rules = read as unknown as TournamentRulesInput;
  // Tickets do not go into a pool.
  const prizeKind = isBuyIn && rules.buyInCoin === null ? rules.prizeKind : 'FIXED';
  return {
    ...rules,
    ...(!isBuyIn && { buyIn: null, buyInCoin: null }),
    ...(rules.entryMode === 'AUTO' && { minEntrants: 1, maxEntrants: null }),
    scoring: scoringOf(rules.scoring),
    prizeKind,
    prizes: rules.prizes.map((prize) => ({
      ...prize,
      ...(prizeKind === 'POOL' ? { amount: null } : { share: null }),
    })),
  };
}
