import type {
  PrizeKind,
  ScoringModel,
  TournamentEntryMode,
  TournamentScoring,
  TournamentStatus,
} from '#domain/generated/types';
import { coinsOf } from '#domain/wallet/amounts';
import type { BadgeTone } from '../../ui/badge';
import { whole } from '../../platform/labels/numbers';
import type { ShownBrand } from '../brand/read-brand';
import { buyInAmount } from './buy-in-labels';
import type { ShownTournament } from './list-tournaments';

interface StatusLabels {
  readonly text: string;
  readonly tone: BadgeTone;
}

export const tournamentStatuses: Record<TournamentStatus, StatusLabels> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  SCHEDULED: { text: 'Upcoming', tone: 'news' },
  RUNNING: { text: 'Running', tone: 'good' },
  SETTLING: { text: 'Settling', tone: 'warning' },
  SETTLED: { text: 'Finished', tone: 'plain' },
  CANCELLED: { text: 'Cancelled', tone: 'bad' },
};

export const entryModes: Record<TournamentEntryMode, string> = {
  AUTO: 'Automatic: players enter with their first round',
  OPT_IN: 'Players join',
  BUY_IN: 'Players join and pay a buy-in',
  APPROVAL: 'Players apply and you approve them',
};

export const prizeKinds: Record<PrizeKind, string> = {
  FIXED: 'Fixed amounts',
  POOL: 'Shares of the buy-ins',
};

/** The names of the scoring models. */
export const scoringNames: Record<ScoringModel, string> = {
  SUM_MULTIPLIER: 'Sum of multipliers',
  HIGHEST_MULTIPLIER: 'Highest multiplier',
  TOTAL_WIN: 'Total wins',
  NET_PROFIT: 'Net result',
  BEST_STREAK: 'Best streak',
  BEST_OF_N: 'Best rounds in a row',
  LOG_MULTIPLIER: 'Logarithmic multipliers',
  FIXED_BANKROLL: 'Fixed bankroll',
  TOTAL_BET: 'Total bets',
  ROUND_COUNT: 'Number of rounds',
};

const multiple = (x100: number): string => `${coinsOf(BigInt(x100), 2).replace(/\.00$/, '')} × bet`;

/** Explains in one sentence how rounds are scored. */
export function scoringSentence(
  { model, capX100, fromX100, rounds, bankroll }: TournamentScoring,
  { coin, decimals }: Pick<ShownTournament, 'coin' | 'decimals'>,
): string {
  switch (model) {
    case 'SUM_MULTIPLIER':
      return capX100 === null
        ? 'The score is the sum of what each round pays as a multiple of its bet.'
        : `The score is the sum of what each round pays as a multiple of its bet; a round counts at most ${multiple(capX100)}.`;
    case 'HIGHEST_MULTIPLIER':
      return 'The score is the highest multiple of the bet that one round pays.';
    case 'TOTAL_WIN':
      return 'The score is the sum of all wins.';
    case 'NET_PROFIT':
      return 'The score is the sum of all wins minus the sum of all bets.';
    case 'BEST_STREAK':
      return `The score is the most rounds in a row that each pay at least ${multiple(fromX100 ?? 0)}.`;
    case 'BEST_OF_N':
      return `The score is the best sum of multiples of the bet over ${rounds} rounds in a row.`;
    case 'LOG_MULTIPLIER':
      return 'Each round scores 100 times the base-2 logarithm of its multiple plus one, so that one lucky round counts less.';
    case 'FIXED_BANKROLL':
      return `Everyone starts with a score of ${coinsOf(BigInt(bankroll ?? '0'), decimals)} ${coin}. Bets reduce it and wins increase it; bets above it do not count.`;
    case 'TOTAL_BET':
      return 'The score is the sum of all bets.';
    case 'ROUND_COUNT':
      return 'The score is the number of rounds.';
  }
}

type Scored = Pick<ShownTournament, 'decimals'> & { readonly scoring: Pick<TournamentScoring, 'model'> };

/** A score as text: amounts in coins, multipliers with two decimals. */
export function scoreText(score: string, { scoring: { model }, decimals }: Scored): string {
  switch (model) {
    case 'TOTAL_WIN':
    case 'NET_PROFIT':
    case 'FIXED_BANKROLL':
    case 'TOTAL_BET':
      return coinsOf(BigInt(score), decimals);
    case 'SUM_MULTIPLIER':
    case 'HIGHEST_MULTIPLIER':
    case 'BEST_OF_N':
      return `${coinsOf(BigInt(score), 2)}×`;
    default:
      return whole(Number(score));
  }
}

/** `Rank 1` or `Ranks 2 to 3`, because `2–3` would look like a difference. */
export const ranksText = ({
  rankFrom,
  rankTo,
}: {
  readonly rankFrom: number;
  readonly rankTo: number;
}): string => (rankFrom === rankTo ? `Rank ${rankFrom}` : `Ranks ${rankFrom} to ${rankTo}`);

/** The rules other than the scoring, as sentences. `coinTypes` are the coins of the brand. */
export function rulesText(
  tournament: ShownTournament,
  coinTypes: ShownBrand['coinTypes'],
): readonly string[] {
  const { coin, decimals, minBet, maxRounds, entryMode, buyIn, minEntrants, maxEntrants, gameIds } =
    tournament;
  const amount = (minor: string) => `${coinsOf(BigInt(minor), decimals)} ${coin}`;
  return [
    scoringSentence(tournament.scoring, tournament),
    gameIds.length === 1
      ? `Rounds count on one game, with ${coin} and a bet of at least ${amount(minBet)}.`
      : `Rounds count on ${gameIds.length} games, with ${coin} and a bet of at least ${amount(minBet)}.`,
    ...(maxRounds === null ? [] : [`Only the first ${whole(maxRounds)} rounds of a player count.`]),
    ...(entryMode === 'AUTO' ? ['You enter with your first round that counts.'] : []),
    ...(entryMode === 'OPT_IN' ? ['Join first: rounds count from then on.'] : []),
    ...(entryMode === 'APPROVAL' ? ['Apply first: rounds count once the casino has admitted you.'] : []),
    ...(buyIn === null ? [] : [buyInSentence(buyIn, tournament, coinTypes)]),
    ...(minEntrants > 1
      ? [
          buyIn === null
            ? `With fewer than ${minEntrants} players at the start, the tournament is cancelled.`
            : `With fewer than ${minEntrants} players at the start, the tournament is cancelled and buy-ins are refunded.`,
        ]
      : []),
    ...(maxEntrants === null ? [] : [`At most ${whole(maxEntrants)} players can enter.`]),
    'With equal scores, the player who reached the score first is ahead.',
  ];
}

function buyInSentence(
  buyIn: string,
  tournament: ShownTournament,
  coinTypes: ShownBrand['coinTypes'],
): string {
  const price = buyInAmount(buyIn, tournament, coinTypes);
  return tournament.buyInCoin === null
    ? `Joining costs ${price}, which go into the prize pool.`
    : `Joining costs ${price}. Tickets do not go into the prizes.`;
}
