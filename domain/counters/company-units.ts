import { limits } from '#domain/limits';
import type { Cell, GameCounters } from './day-counters';

/** The number of decimals of each coin's amounts, by coin code. */
export type Decimals = Readonly<Record<string, number>>;

/**
 * The decimals of amounts that are added up over the brands and coins of a game: the maximum number for a
 * coin, so that no amount is rounded.
 */
export const companyDecimals: number = limits.coin.decimals;

/** The counters of a game in one brand with all amounts in the unit of `companyDecimals`. A coin without decimals has 0. */
export const inCompanyUnits = ({ players, cells }: GameCounters, decimals: Decimals): GameCounters => ({
  players,
  cells: cells.map((cell) => scaled(cell, 10n ** BigInt(companyDecimals - (decimals[cell.coin] ?? 0)))),
});

const scaled = (cell: Cell, factor: bigint): Cell => ({
  ...cell,
  betLevel: cell.betLevel * factor,
  wins: cell.wins * factor,
  winSquares: cell.winSquares * factor ** 2n,
});
