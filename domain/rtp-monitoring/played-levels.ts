import type { LevelCell } from '#domain/counters/day-counters';
import { sumOf, type PlayedRounds } from './rtp-reference';

/** Adds up rounds at all bet levels. Wins are in multiples of the bet, so every round has the same weight. */
export const playedRoundsOf = (cells: readonly Omit<LevelCell, 'versionId'>[]): PlayedRounds =>
  sumOf(cells.map(({ rounds, wins, betLevel }) => ({ rounds, won: Number(wins) / Number(betLevel) })));
