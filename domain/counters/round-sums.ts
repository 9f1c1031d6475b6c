import { sumByName, type Cell, type DayCounters, type GameCounters, type LevelCell } from './day-counters';

/** Rounds with one coin; amounts in its minor units. */
export interface RoundSums {
  readonly rounds: number;
  readonly bets: bigint;
  readonly wins: bigint;
}

export interface GameSums {
  readonly players: number;
  /** By coin. */
  readonly coins: Readonly<Record<string, RoundSums>>;
}

export const noRounds: RoundSums = { rounds: 0, bets: 0n, wins: 0n };

export const addRounds = (all: readonly RoundSums[]): RoundSums =>
  all.reduce(
    (sum, { rounds, bets, wins }) => ({
      rounds: sum.rounds + rounds,
      bets: sum.bets + bets,
      wins: sum.wins + wins,
    }),
    noRounds,
  );

export const roundsOf = ({ rounds, betLevel, wins }: LevelCell): RoundSums => ({
  rounds,
  bets: BigInt(rounds) * betLevel,
  wins,
});

const byCoin = (cells: readonly Cell[]): GameSums['coins'] =>
  sumByName(
    cells.map((cell) => ({ [cell.coin]: roundsOf(cell) })),
    addRounds,
  );

/** The sums of a game by coin. */
export const gameSums = ({ players, cells }: GameCounters): GameSums => ({ players, coins: byCoin(cells) });

/** The sums of all games by coin. */
export const coinSums = ({ games }: Pick<DayCounters, 'games'>): GameSums['coins'] =>
  byCoin(Object.values(games).flatMap(({ cells }) => cells));

/** The rounds of cells whose amounts have the same unit. */
export const anyCoin = (cells: readonly LevelCell[]): RoundSums => addRounds(cells.map(roundsOf));
