import { describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import type { PlayTotals } from '#domain/play/play-totals';
import { playPut, type PlayRow } from '#lambda/stores/play/play-row';
import { itemBytes } from '#tools/scale/rounds/stored-bytes';

/** An id of the usual length. */
const id = '01KAH3W2M6Q0Z9T4J8R5B7C1DE';

interface Played {
  readonly coins: number;
  readonly betLevels: number;
  /** The largest bet. */
  readonly bet: bigint;
  readonly rounds: number;
}

/** The row of a player who won or lost a hundred times every bet in each round. */
function rowOf({ coins, betLevels, bet, rounds }: Played): PlayRow {
  const sum = 100n * bet * BigInt(rounds);
  const loss = { dayLoss: -sum, weekLoss: -sum, monthLoss: -sum };
  const periods = { day: '2026-11-22', week: '2026-11-16', month: '2026-11' };
  const level = { rounds, wins: sum, winSquares: 100n * bet * sum };
  const totals: PlayTotals = {
    ...{ sessionId: id, gameId: id, versionId: id, coin: 'GOLDS', day: periods.day },
    levels: Object.fromEntries(
      Array.from({ length: betLevels }, (_, place) => [`${bet - BigInt(place)}`, level]),
    ),
    time: { sessions: 48, playedMs: 86_400_000, lastAt: 1_795_341_600_123 },
  };
  const seed = { serverSeed: 'a'.repeat(64), nextServerSeed: 'b'.repeat(64) };
  return {
    ...{ brandId: id, playerId: id, sessionId: id, playerVersion: 99, version: rounds },
    lastRoundAt: '2026-11-22T10:00:00.123Z',
    seed: {
      ...seed,
      ...{ serverSeedHash: 'c'.repeat(64), nextServerSeedHash: 'd'.repeat(64) },
      ...{ clientSeed: 'x'.repeat(limits.demo.clientSeed), nonce: rounds },
    },
    losses: Object.fromEntries(
      Array.from({ length: coins }, (_, place) => [`COIN${place}`, { ...periods, ...loss }]),
    ),
    totals,
  };
}
const bytesOf = (played: Played) => itemBytes(playPut('Play', rowOf(played)).Put?.Item ?? {});

/** DynamoDB charges one write unit per KB, two in a transaction. Another unit costs $1.25 per million rounds. */
const kilobyte = 1024;

describe('the PLAY row', () => {
  test('is under 1 KB after a day with one coin at three bet levels', () => {
    expect(bytesOf({ coins: 1, betLevels: 3, bet: 100_000n, rounds: 30_000 })).toBeLessThan(kilobyte);
  });

  test('is under 4 KB with the maximum number of coins and bet levels and the largest amounts', () => {
    const bet = BigInt(limits.coin.largestAmount);
    const bytes = bytesOf({
      coins: limits.brand.coinTypes,
      betLevels: limits.gameVersion.betLevels,
      bet,
      rounds: 30_000,
    });
    expect(bytes).toBeGreaterThan(2 * kilobyte);
    expect(bytes).toBeLessThan(4 * kilobyte);
  });
});
