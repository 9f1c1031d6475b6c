import type { TournamentRulesInput } from '#domain/generated/types';
import { minorAmount, typedAmount } from '../../parts/coins/coin-amounts';
import { hundredthsIn, numberIn, optionalNumber } from '../../parts/editing/typed-numbers';
import { hourMs, instantIn } from '../../parts/editing/local-time';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

/** The form values of a tournament: figures as text, amounts and multiples as typed, times as instants. */
export interface TournamentValues {
  name: string;
  description: string;
  coin: string;
  /** Ids separated by commas. */
  gameIds: string;
  startsAt: string;
  endsAt: string;
  entryMode: TournamentRulesInput['entryMode'];
  buyIn: string;
  /** The code of a ticket coin; empty for the coin of the tournament. */
  buyInCoin: string;
  minEntrants: string;
  maxEntrants: string;
  minBet: string;
  maxRounds: string;
  scoring: {
    model: TournamentRulesInput['scoring']['model'];
    capX100: string;
    fromX100: string;
    rounds: string;
    bankroll: string;
  };
  prizeKind: TournamentRulesInput['prizeKind'];
  prizes: { rankFrom: string; rankTo: string; amount: string; share: string }[];
}

/**
 * The initial values of a new tournament: three prizes, a duration of one day, starting at the full hour
 * after the next one.
 */
export function newValues(coin: string, now: number): TournamentValues {
  const start = Math.ceil(now / hourMs) * hourMs + hourMs;
  return {
    ...{ name: '', description: '', coin, gameIds: '' },
    ...{ startsAt: isoOf(start), endsAt: isoOf(start + 24 * hourMs) },
    ...{
      entryMode: 'OPT_IN',
      buyIn: '',
      buyInCoin: '',
      minEntrants: '1',
      maxEntrants: '',
      minBet: '',
      maxRounds: '',
    },
    scoring: { model: 'SUM_MULTIPLIER', capX100: '100', fromX100: '', rounds: '', bankroll: '' },
    prizeKind: 'FIXED',
    prizes: [1, 2, 3].map((rank) => ({ rankFrom: `${rank}`, rankTo: `${rank}`, amount: '', share: '' })),
  };
}

const isoOf = (at: number): string => new Date(at).toISOString();

export function valuesOf(tournament: ShownTournament): TournamentValues {
  const { decimals, scoring, prizes } = tournament;
  const amount = (minor: string | null) => (minor === null ? '' : typedAmount(minor, decimals));
  const hundredths = (value: number | null) => (value === null ? '' : typedAmount(`${value}`, 2));
  const count = (value: number | null) => (value === null ? '' : `${value}`);
  return {
    ...{ name: tournament.name, description: tournament.description ?? '', coin: tournament.coin },
    gameIds: tournament.gameIds.join(', '),
    startsAt: tournament.startsAt,
    endsAt: tournament.endsAt,
    entryMode: tournament.entryMode,
    buyIn:
      tournament.buyIn === null ? '' : typedAmount(tournament.buyIn, tournament.buyInDecimals ?? decimals),
    buyInCoin: tournament.buyInCoin ?? '',
    minEntrants: `${tournament.minEntrants}`,
    maxEntrants: count(tournament.maxEntrants),
    minBet: amount(tournament.minBet),
    maxRounds: count(tournament.maxRounds),
    scoring: {
      model: scoring.model,
      capX100: hundredths(scoring.capX100),
      fromX100: hundredths(scoring.fromX100),
      rounds: count(scoring.rounds),
      bankroll: amount(scoring.bankroll),
    },
    prizeKind: tournament.prizeKind,
    prizes: prizes.map(({ rankFrom, rankTo, amount: fixed, share }) => ({
      rankFrom: `${rankFrom}`,
      rankTo: `${rankTo}`,
      amount: amount(fixed),
      share: hundredths(share),
    })),
  };
}

/**
 * The input for the API. It contains only the fields that the selected options need. Invalid values stay, so
 * that the rules reject them.
 */
export function rulesInput(
  values: TournamentValues,
  decimalsOf: (coin: string) => number,
): TournamentRulesInput {
  const { entryMode, scoring } = values;
  const { model } = scoring;
  const decimals = decimalsOf(values.coin);
  const amount = (typed: string) => minorAmount(typed, decimals);
  const buyInCoin = entryMode === 'BUY_IN' && values.buyInCoin !== '' ? values.buyInCoin : null;
  // Tickets do not go into a pool.
  const prizeKind = entryMode === 'BUY_IN' && buyInCoin === null ? values.prizeKind : 'FIXED';
  return {
    name: values.name,
    description: values.description,
    coin: values.coin,
    gameIds: values.gameIds.split(',').flatMap((id) => id.trim() || []),
    startsAt: instantIn(values.startsAt),
    endsAt: instantIn(values.endsAt),
    entryMode,
    buyIn: entryMode === 'BUY_IN' ? minorAmount(values.buyIn, decimalsOf(buyInCoin ?? values.coin)) : null,
    buyInCoin,
    minEntrants: entryMode === 'AUTO' ? 1 : numberIn(values.minEntrants),
    maxEntrants: entryMode === 'AUTO' ? null : optionalNumber(values.maxEntrants),
    minBet: amount(values.minBet),
    maxRounds: optionalNumber(values.maxRounds),
    scoring: {
      model,
      capX100:
        model === 'SUM_MULTIPLIER' && scoring.capX100.trim() !== '' ? hundredthsIn(scoring.capX100) : null,
      fromX100: model === 'BEST_STREAK' ? hundredthsIn(scoring.fromX100) : null,
      rounds: model === 'BEST_OF_N' ? numberIn(scoring.rounds) : null,
      bankroll: model === 'FIXED_BANKROLL' ? amount(scoring.bankroll) : null,
    },
    prizeKind,
    prizes: values.prizes.map(({ rankFrom, rankTo, amount: fixed, share }) => ({
      rankFrom: numberIn(rankFrom),
      rankTo: numberIn(rankTo),
      ...(prizeKind === 'POOL'
        ? { amount: null, share: hundredthsIn(share) }
        : { amount: amount(fixed), share: null }),
    })),
  };
}
