import { expect, test } from '@jest/globals';
import type { GameSums } from '#domain/counters/round-sums';
import { popularGames } from './popular-games';

const played = (players: number, rounds: number): GameSums => ({
  players,
  coins: { GLD: { rounds, bets: 1n, wins: 0n } },
});

test('sorts games by players over all days, then by rounds, then by id', () => {
  const days: Readonly<Record<string, GameSums>>[] = [
    { lantern: played(2, 10), reef: played(1, 900), amber: played(1, 20) },
    { reef: played(1, 1), birch: played(2, 901), amber: played(1, 881) },
  ];
  expect(popularGames(days)).toEqual(['amber', 'birch', 'reef', 'lantern']);
});

test('leaves out games whose rounds were all rolled back, and names at most twelve', () => {
  expect(popularGames([{ lantern: played(1, 0) }])).toEqual([]);
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`g${index}`, played(1, index + 1)]),
  );
  expect(popularGames([many])).toHaveLength(12);
  expect(popularGames([many])[0]).toBe('g19');
});

test('returns no games without play', () => {
  expect(popularGames([])).toEqual([]);
});
