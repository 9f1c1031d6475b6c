import { describe, expect, test } from 'vitest';
import type { LobbyGame } from './list-brand-games';
import { gamesOf, heroGame, newGames, popularGames } from './lobby-rows';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-06-30T12:00:00Z');

const game = (id: string, ageDays: number): LobbyGame => ({
  id,
  title: id,
  type: 'SLOT',
  companyName: 'Aurora Reels',
  thumbnailKey: 'thumbnail.webp',
  images: [],
  live: {
    rtp: '0.950000',
    volatility: 'LOW',
    maxWinX: 500,
    features: [],
    publishedAt: new Date(now - ageDays * day).toISOString(),
  },
});
const idsOf = (games: readonly LobbyGame[]) => games.map(({ id }) => id);

describe('new games', () => {
  test('are those of the last 30 days, newest first', () => {
    const games = [game('old', 30), game('month', 29.9), game('today', 0), game('week', 7)];
    expect(idsOf(newGames(games, now))).toEqual(['today', 'week', 'month']);
  });

  test('are empty if all games or no games are new', () => {
    expect(newGames([game('a', 1), game('b', 2)], now)).toEqual([]);
    expect(newGames([game('a', 40)], now)).toEqual([]);
    expect(newGames([], now)).toEqual([]);
  });
});

test('popular games are at most half of the games', () => {
  const games = [game('a', 1), game('b', 1), game('c', 1), game('d', 1)];
  expect(idsOf(popularGames(['d', 'gone', 'b', 'a'], games))).toEqual(['d', 'b']);
  expect(idsOf(popularGames(['a'], [game('a', 1)]))).toEqual([]);
});

test('finds games by ids in their order, each once, without removed games', () => {
  const games = [game('a', 1), game('b', 1), game('c', 1)];
  expect(idsOf(gamesOf(['c', 'gone', 'a', 'c'], games))).toEqual(['c', 'a']);
});

test('shows the first featured game that the brand still offers, or else its first game', () => {
  const games = [game('a', 1), game('b', 1)];
  expect(heroGame(['gone', 'b'], games)?.id).toBe('b');
  expect(heroGame([], games)?.id).toBe('a');
  expect(heroGame(['b'], [])).toBeUndefined();
});
