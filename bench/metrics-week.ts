import { BatchWriteItemCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { addDays, daysBetween } from '#domain/counters/days';
import type { BrandDay } from '#domain/counters/roll-up';
import { brandDaysPartition, brandGamesPartition, companyKey, gameKey } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { chance, type Chance } from '#domain/wallet/simulation/chance';
import { postedEntry } from '#domain/wallet/entries';
import type { MovementRequest, PlayDetails } from '#domain/wallet/movement';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { keptBrandDay, keptBrandGames } from '#lambda/stores/counters/counter-rows';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';

/** The movements of one week of a brand, and their summaries. */
export interface Week {
  readonly brandId: string;
  readonly days: readonly string[];
  readonly players: number;
  readonly rounds: number;
}

export const firstDay = '2026-11-02';
const brandId = 'bench';
const bet = 100n;
const winShare = 0.28;
const gameIds = Array.from({ length: 8 }, (_, game) => `game-${game}`);
const inParallel = 16;

/** Every player plays the same number of rounds every day, in one of eight games per day. */
export async function writeWeek(dynamodb: DynamoDBClient, players: number, rounds: number): Promise<Week> {
  const draw = chance(1);
  const days = Array.from({ length: 7 }, (_, day) => addDays(firstDay, day));
  const numbers = Array.from({ length: players }, (_, player) => player);
  const all = days.flatMap((day) => numbers.map((player) => playedDay(draw, day, player, rounds)));
  await writeGames(dynamodb);
  await writeRows(
    dynamodb,
    'Journal',
    all.flatMap(({ movements }) => movements()),
  );
  const store = playSummaryStore({ dynamodb, playTable: 'Play' });
  await eachAtOnce(all, inParallel, async ({ summary }) => void (await store.copy(summary)));
  return { brandId, days, players, rounds: days.length * players * rounds };
}

export const busyBrand = 'busy';

/** The summaries of one day, without its movements. */
export async function writeBusyDay(
  dynamodb: DynamoDBClient,
  { players, rounds }: { readonly players: number; readonly rounds: number },
): Promise<void> {
  const draw = chance(2);
  const store = playSummaryStore({ dynamodb, playTable: 'Play' });
  const numbers = Array.from({ length: players }, (_, player) => player);
  await eachAtOnce(numbers, inParallel, async (player) => {
    const { summary } = playedDay(draw, firstDay, player, rounds);
    await store.copy({ ...summary, brandId: busyBrand });
  });
}

/** The movements and the summary of one player on one day. */
function playedDay(draw: Chance, day: string, player: number, rounds: number) {
  const playerId = ulidOf(Date.parse(`${firstDay}T08:00:00.000Z`) + player, new Uint8Array(10));
  const play = {
    ...{ sessionId: `s-${day}`, gameId: draw.one(gameIds) ?? '', versionId: 'v1', betLevel: bet },
  };
  const wins = Array.from({ length: rounds }, () =>
    draw.happens(winShare) ? BigInt(draw.whole(1, 600)) : 0n,
  );
  const before = 2 * rounds * daysBetween(firstDay, day);
  const timeOf = (round: number) => Date.parse(`${day}T12:00:00.000Z`) + round * 3000 + player;
  const movements = () =>
    wins.flatMap((win, round) => {
      const at = new Date(timeOf(round));
      const posted = (kind: 'BET' | 'WIN', amount: bigint) =>
        rowOf({
          kind,
          amount,
          playerId,
          reference: `${day}-${player}-${round}`,
          play,
          at,
          seq: before + 2 * round + (kind === 'BET' ? 1 : 2),
        });
      return [posted('BET', -bet), ...(win > 0n ? [posted('WIN', win)] : [])];
    });
  const level = {
    rounds,
    wins: wins.reduce((sum, win) => sum + win, 0n),
    winSquares: wins.reduce((sum, win) => sum + win * win, 0n),
  };
  const { betLevel, ...at } = play;
  const totals = {
    ...{ ...at, coin: 'GOLD', day, levels: { [`${betLevel}`]: level } },
    time: { sessions: 1, playedMs: (rounds - 1) * 3000, lastAt: timeOf(rounds - 1) },
  };
  const summary: PlaySummary = { brandId, playerId, version: rounds, totals };
  return { movements, summary };
}

interface Posted extends Pick<MovementRequest, 'kind' | 'amount' | 'playerId'> {
  readonly reference: string;
  readonly play: PlayDetails;
  readonly at: Date;
  readonly seq: number;
}

const rowOf = ({ kind, playerId, reference, at, seq, ...of }: Posted) =>
  movementRow(
    postedEntry(
      {
        ...{ ...of, kind, brandId, playerId, reference, key: `${kind}#${brandId}#${playerId}#${reference}` },
        ...{ coin: 'GOLD', purse: 'MAIN', actor: playerId, reason: null, counter: 'HOUSE' },
        requestHash: 'ab'.repeat(32),
      },
      { balance: 1_000_000n, version: seq },
      { at, treasuryShard: null },
    ),
  );

const writeGames = (dynamodb: DynamoDBClient) =>
  writeRows(dynamodb, 'Main', [
    marshall({ ...companyKey('studio'), name: 'Studio' }),
    ...gameIds.map((id) => marshall({ ...gameKey(id), id, title: id, companyId: 'studio' })),
  ]);

/** Counters of a brand with many games, for the given number of days up to the last day of the week. */
export async function writeCounters(
  dynamodb: DynamoDBClient,
  id: string,
  { days, games }: { readonly days: number; readonly games: number },
): Promise<void> {
  const amounts = { rounds: 123_456, bets: 12_345_600n, wins: 11_728_320n };
  const gamesOf = Array.from({ length: games }, (_, game) => ulidOf(game, new Uint8Array(10)));
  const all = Array.from({ length: days }, (_, back) => addDays(firstDay, 6 - back));
  const cohorts = Object.fromEntries(all.slice(0, 91).map((day) => [day, 12]));
  const values: BrandDay = {
    ...{ players: 1000, newPlayers: 20, sessions: 2500, playedMs: 360_000_000, cohorts },
    ...{ gifts: { GOLD: 500_000n }, coins: { GOLD: amounts, GEMS: amounts } },
    providers: { studio: { GOLD: amounts, GEMS: amounts } },
  };
  const played = Object.fromEntries(
    gamesOf.map((gameId) => [gameId, { players: 1000, coins: { GOLD: amounts, GEMS: amounts } }]),
  );
  const rows = all.flatMap((sk) => [
    { pk: brandDaysPartition(id), sk, v: 1, ...keptBrandDay(values) },
    ...(games > 0 ? [{ pk: brandGamesPartition(id), sk, v: 1, ...keptBrandGames(played) }] : []),
  ]);
  await writeRows(
    dynamodb,
    'Play',
    rows.map((row) => marshall(row)),
  );
}

const mostInCall = 25;

export async function writeRows(
  dynamodb: DynamoDBClient,
  table: string,
  rows: readonly Record<string, AttributeValue>[],
): Promise<void> {
  const starts = Array.from({ length: Math.ceil(rows.length / mostInCall) }, (_, call) => call * mostInCall);
  await eachAtOnce(starts, inParallel, async (from) => {
    const puts = rows.slice(from, from + mostInCall).map((Item) => ({ PutRequest: { Item } }));
    await dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [table]: puts } }));
  });
}
