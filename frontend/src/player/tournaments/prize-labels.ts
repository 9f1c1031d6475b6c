import { prizesOf } from '#domain/tournaments/prizes';
import { frozenPrizes } from '#domain/tournaments/rules';
import { coinsOf } from '#domain/wallet/amounts';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

type Prized = Pick<ShownTournament, 'prizeKind' | 'prizes' | 'budget' | 'pool' | 'coin' | 'decimals'>;

/** An amount of the tournament's coin, from minor units: `5.00 GLD`. */
export const tournamentCoins = (
  amount: string | bigint,
  { coin, decimals }: Pick<ShownTournament, 'coin' | 'decimals'>,
): string => `${coinsOf(BigInt(amount), decimals)} ${coin}`;

/** All prizes in one line: `175.00 GLD for ranks 1 to 3`. */
export const prizeLine = (tournament: Prized): string => {
  const last = Math.max(...tournament.prizes.map(({ rankTo }) => rankTo));
  const ranks = last === 1 ? 'rank 1' : `ranks 1 to ${last}`;
  return tournament.prizeKind === 'FIXED'
    ? `${tournamentCoins(tournament.budget, tournament)} for ${ranks}`
    : `All buy-ins, now ${tournamentCoins(tournament.pool, tournament)}, for ${ranks}`;
};

/** The prize of a final rank, in minor units; 0 if it has none. `ranked` is the number of entries with a rank. */
export const prizeOfRank = (tournament: Prized, rank: number, ranked: number): bigint =>
  prizesOfRanks(tournament, ranked)[rank - 1] ?? 0n;

/** The prizes of the ranks from 1 to `ranked`, in minor units. */
export const prizesOfRanks = (tournament: Prized, ranked: number): readonly bigint[] =>
  prizesOf(frozenPrizes(tournament), BigInt(tournament.pool), ranked);
