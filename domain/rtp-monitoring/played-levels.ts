import type { LevelCell } from '#domain/counters/day-counters';
import { sumOf, type PlayedRounds } from './rtp-reference';

/** Rounds at any bet levels, and what they won in costs: what is bet on a round is its cost. */
export const playedRoundsOf = (cells: readonly Omit<LevelCell, 'versionId'>[]): PlayedRounds =>
  sumOf(cells.map(({ rounds, wins, betLevel }) => ({ rounds, won: Number(wins) / Number(betLevel) })));
