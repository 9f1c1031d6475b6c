import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { cohortDays, countDay, noCounters, sumCounters } from './day-counters';
import { addDays } from './days';
import { anyCoin, coinSums, gameSums } from './round-sums';

const day = '2026-11-22';
const idOf = (joined: string, player: number) =>
  ulidOf(Date.parse(`${joined}T08:00:00.000Z`) + player, new Uint8Array(10));
const ada = idOf(day, 1);
const bob = idOf('2026-11-01', 2);

const summary = (playerId: string, totals: Partial<PlaySummary['totals']> = {}): PlaySummary => ({
  brandId: 'harbour',
  playerId,
  version: 1,
  totals: {
    sessionId: 's1',
    gameId: 'lantern',
    versionId: 'v1',
    coin: 'GOLD',
    day,
    levels: { '100': { rounds: 3, wins: 250n, winSquares: 62_500n } },
    time: { sessions: 1, playedMs: 6000, lastAt: 0 },
    ...totals,
  },
});

test('counts a player once, whatever they played', () => {
  const second = {
    sessionId: 's2',
    versionId: 'v2',
    levels: { '50': { rounds: 2, wins: 0n, winSquares: 0n } },
  };
  const counted = countDay(
    day,
    [summary(ada), summary(bob), summary(ada, second), summary(ada, { gameId: 'reef', sessionId: 's3' })],
    [
      { coin: 'GOLD', amount: 500n, tournaments: 0n },
      { coin: 'GOLD', amount: 20n, tournaments: -100n },
      { coin: 'TICKET', amount: 0n, tournaments: -1n },
    ],
  );
  const rounds = { coin: 'GOLD', betLevel: 100n };
  expect(counted).toEqual({
    players: 2,
    sessions: 4,
    playedMs: 24_000,
    games: {
      lantern: {
        players: 2,
        cells: [
          { ...rounds, versionId: 'v1', rounds: 6, wins: 500n, winSquares: 125_000n },
          { versionId: 'v2', coin: 'GOLD', betLevel: 50n, rounds: 2, wins: 0n, winSquares: 0n },
        ],
      },
      reef: {
        players: 1,
        cells: [{ ...rounds, versionId: 'v1', rounds: 3, wins: 250n, winSquares: 62_500n }],
      },
    },
    cohorts: { '2026-11-01': 1, [day]: 1 },
    gifts: { GOLD: 520n },
    tournaments: { GOLD: -100n, TICKET: -1n },
  });
  expect(coinSums(counted)).toEqual({ GOLD: { rounds: 11, bets: 1000n, wins: 750n } });
  const lantern = counted.games.lantern ?? { players: 0, cells: [] };
  expect(gameSums(lantern)).toEqual({ players: 2, coins: { GOLD: { rounds: 8, bets: 700n, wins: 500n } } });
  expect(anyCoin(lantern.cells)).toEqual({ rounds: 8, bets: 700n, wins: 500n });
});

test('ends cohorts after their days and ignores player ids without a time', () => {
  const [last, over] = [addDays(day, -cohortDays), addDays(day, -cohortDays - 1)];
  const players = [idOf(last, 1), idOf(over, 2), 'somebody', idOf(addDays(day, 1), 3)];
  expect(
    countDay(
      day,
      players.map((player) => summary(player)),
      [],
    ).cohorts,
  ).toEqual({ [last]: 1 });
});

test('returns no counters for a day without rounds', () => {
  expect(countDay(day, [], [])).toEqual(noCounters);
});

test('adds up the parts of a day to the same counters for every split and order of players', () => {
  const one = fc.record({
    player: fc.nat(9),
    session: fc.nat(3),
    gameId: fc.constantFrom('lantern', 'reef', 'tide'),
    versionId: fc.constantFrom('v1', 'v2'),
    coin: fc.constantFrom('GOLD', 'GEMS'),
    bet: fc.constantFrom('10', '20', '1000000000000'),
    rounds: fc.integer({ min: 1, max: 1_000_000 }),
    wins: fc.bigInt({ min: 0n, max: 10n ** 18n }),
  });
  fc.assert(
    fc.property(fc.array(one), fc.integer({ min: 1, max: 4 }), (drawn, parts) => {
      const summaries = drawn.map(({ player, session, bet, rounds, wins, ...at }) => ({
        player,
        of: summary(idOf(addDays(day, -player), player), {
          ...at,
          sessionId: `s${session}`,
          levels: { [bet]: { rounds, wins, winSquares: wins * wins } },
        }),
      }));
      const whole = countDay(
        day,
        summaries.map(({ of }) => of),
        [],
      );
      const counted = Array.from({ length: parts }, (_, part) =>
        countDay(
          day,
          summaries.filter(({ player }) => player % parts === part).map(({ of }) => of),
          [],
        ),
      );
      expect(sumCounters(counted)).toEqual(whole);
      expect(sumCounters(counted.toReversed())).toEqual(whole);
      const rounds = drawn.reduce((sum, each) => sum + each.rounds, 0);
      const inCoins = Object.values(coinSums(whole)).reduce((sum, coin) => sum + coin.rounds, 0);
      expect(inCoins).toBe(rounds);
    }),
  );
});
