import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DeleteItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { brandDaysPartition, brandKey, gameKey, playerKey } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { countChangedDays, countMarkedDays } from '#lambda/functions/count-days/count-days';
import { summaryKey, summaryUpdate } from '#lambda/stores/play/play-summary-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { changedDays, changedDaysIn } from '#lambda/stores/counters/changed-days';
import { counting } from '#lambda/stores/counters/counting';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { runs } from '#test/support/runs';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
  for (const id of ['lantern', 'reef'])
    await tables.dynamodb.send(
      new PutItemCommand({ TableName: 'Main', Item: marshall({ ...gameKey(id), id, companyId: 'studio' }) }),
    );
});
afterAll(() => tables.stop());

const day = '2026-11-22';
const idOf = (player: number) => ulidOf(Date.parse(`${day}T08:00:00.000Z`) + player, new Uint8Array(10));

/** A player's session at one of its versions. Each version has one round more. */
const at = (brandId: string, player: number, version: number, gameId = 'lantern'): PlaySummary => ({
  brandId,
  playerId: idOf(player),
  version,
  totals: {
    sessionId: `s-${gameId}`,
    gameId,
    versionId: 'v1',
    coin: 'GOLD',
    day,
    levels: { '100': { rounds: version, wins: 50n * BigInt(version), winSquares: 2500n * BigInt(version) } },
    time: { sessions: 1, playedMs: version * 3000, lastAt: version },
  },
});

const write = (summary: PlaySummary) =>
  tables.dynamodb.send(new UpdateItemCommand(summaryUpdate('Play', summary)));
const changedBy = (...summaries: readonly PlaySummary[]) =>
  changedDaysIn(summaries.map((summary) => summaryKey(summary).pk));
const count = (...summaries: readonly PlaySummary[]) =>
  countChangedDays(counting(tables))(changedBy(...summaries));

/** All counters by key, except those of other brands. */
async function counters(...brands: readonly string[]) {
  const rows = (await tables.rows('Play')).filter(({ pk }) => String(pk).startsWith('COUNTERS#'));
  return rows
    .filter(({ pk, sk }) => brands.some((brand) => `${String(pk)}#${String(sk)}#`.includes(`#${brand}#`)))
    .sort((one, other) =>
      `${String(one.pk)} ${String(one.sk)}` < `${String(other.pk)} ${String(other.sk)}` ? -1 : 1,
    );
}
const row = async (pk: string) => (await tables.rows('Play')).find((found) => found.pk === pk);

test('counts a day of a brand, its games, their company and the platform from summaries', async () => {
  const played = [at('harbour', 1, 4), at('harbour', 2, 6), at('harbour', 2, 2, 'reef'), at('pier', 3, 1)];
  for (const player of [1, 2, 5])
    await tables.dynamodb.send(
      new PutItemCommand({ TableName: 'Main', Item: marshall(playerKey('harbour', idOf(player))) }),
    );
  for (const [id, decimals] of [
    ['harbour', 2],
    ['pier', 0],
  ] as const)
    await tables.dynamodb.send(
      new PutItemCommand({
        TableName: 'Main',
        Item: marshall({ ...brandKey(id), id, coinTypes: [{ code: 'GOLD', decimals }] }),
      }),
    );
  for (const summary of played) await write(summary);
  expect(await count(...played)).toEqual(new Map());
  expect(await row(brandDaysPartition('harbour'))).toEqual({
    pk: 'COUNTERS#BRAND#harbour',
    sk: day,
    players: 2,
    newPlayers: 3,
    sessions: 3,
    playedMs: 36_000,
    coins: { GOLD: [12, '1200', '600'] },
    providers: { studio: { GOLD: [12, '1200', '600'] } },
    cohorts: { [day]: 2 },
    gifts: {},
    tournaments: {},
    v: 12,
  });
  expect(await row('COUNTERS#BRANDGAMES#harbour')).toMatchObject({
    games: {
      lantern: { players: 2, coins: { GOLD: [10, '1000', '500'] } },
      reef: { players: 1, coins: { GOLD: [2, '200', '100'] } },
    },
  });
  expect(await row(`COUNTERS#COMPANYGAMES#studio#${day}`)).toMatchObject({
    sk: 'lantern',
    players: 3,
    brands: 2,
    cells: [
      ['v1', '1000000', 10, '5000000', '2500000000000'],
      ['v1', '100000000', 1, '50000000', '2500000000000000'],
    ],
  });
  expect(await row('COUNTERS#COMPANY#studio')).toMatchObject({
    sk: day,
    games: { lantern: [3, 2, 11, '110000000', '55000000'], reef: [1, 1, 2, '2000000', '1000000'] },
  });
  expect(await row('COUNTERS#PLATFORM')).toMatchObject({
    sk: day,
    brands: 2,
    players: 3,
    newPlayers: 3,
    sessions: 4,
    rounds: 13,
  });
});

test('counts the rounds of a version separately from those of the version that replaces it on the same day', async () => {
  const before = at('quay', 1, 4);
  const { sessionId, ...totals } = at('quay', 1, 6).totals;
  const after = {
    ...before,
    version: 9,
    totals: { ...totals, sessionId: `${sessionId}-2`, versionId: 'v2' },
  };
  for (const summary of [before, after]) await write(summary);
  expect(await count(before, after)).toEqual(new Map());
  const lantern = (await counters('quay')).find(({ pk }) => pk === `COUNTERS#GAME#lantern#${day}`);
  expect(lantern).toMatchObject({
    players: 1,
    cells: [
      ['v1', 'GOLD', '100000000', 4, '200000000', '10000000000000000'],
      ['v2', 'GOLD', '100000000', 6, '300000000', '15000000000000000'],
    ],
  });
});

test('gives the same counters as a sweep for days that are reported out of order, repeated, late, concurrent or lost', async () => {
  let histories = 0;
  const change = fc.record({
    brand: fc.constantFrom('a', 'b'),
    player: fc.nat(5),
    game: fc.constantFrom('lantern', 'reef'),
    fate: fc.constantFrom('once', 'once', 'twice', 'late', 'lost'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 6 }), async (batches) => {
      histories += 1;
      const versions = new Map<string, number>();
      const late: PlaySummary[] = [];
      for (const batch of batches) {
        const reported: PlaySummary[] = [];
        for (const { brand, player, game, fate } of batch) {
          const name = `${brand} ${player}`;
          const version = (versions.get(name) ?? 0) + 1;
          versions.set(name, version);
          const summary = at(`${brand}-${histories}`, player, version, game);
          await playSummaryStore(tables).copy(summary);
          if (fate === 'late') late.push(summary);
          else if (fate !== 'lost') reported.push(summary, ...(fate === 'twice' ? [summary] : []));
        }
        const half = reported.length >> 1;
        await Promise.all([
          count(...reported),
          count(...reported.slice(0, half)),
          count(...reported.slice(half)),
        ]);
      }
      await count(...late.toReversed());
      const brands = ['a', 'b'].map((brand) => `${brand}-${histories}`);
      const sweep = sweepDays({ ...counting(tables), clock: () => new Date(`${day}T23:00:00.000Z`) });
      for (const brandId of brands) await sweep({ brandId, from: day, to: day });
      const swept = await counters(...brands);
      const shown = swept.filter(({ pk }) => String(pk).startsWith('COUNTERS#BRAND#'));
      for (const { pk, coins } of shown) {
        const brand = String(pk).split('#')[2]?.split('-')[0] ?? '';
        const rounds = await roundsOf(brand, histories);
        expect({ pk, rounds: (coins as Record<string, [number]>).GOLD?.[0] ?? 0 }).toEqual({ pk, rounds });
      }
      for (const found of swept)
        await tables.dynamodb.send(
          new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk: found.pk, sk: found.sk }) }),
        );
      for (const brandId of brands) await sweep({ brandId, from: day, to: day });
      expect(await counters(...brands)).toEqual(swept);
    }),
    { numRuns: runs(2, 15) },
  );
});

/** The number of rounds in the summaries of a brand. */
async function roundsOf(brand: string, history: number): Promise<number> {
  let rounds = 0;
  for await (const { totals } of playSummaryStore(tables).every(`${brand}-${history}`, day))
    for (const level of Object.values(totals.levels)) rounds += level.rounds;
  return rounds;
}

test('a count that read earlier and writes later than another one changes nothing', async () => {
  const [first, second] = [at('slow', 1, 1), at('slow', 2, 1)];
  await write(first);
  const { count: countNow, rollUp } = counting(tables);
  let goOn: (() => void) | undefined;
  let isWaiting: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const waiting = new Promise<void>((resolve) => (isWaiting = resolve));
  const slow = counting({
    ...tables,
    dynamodb: new Proxy(tables.dynamodb, {
      get: (target, name) =>
        name === 'send'
          ? async (command: never) => {
              if ((command as object) instanceof PutItemCommand) {
                isWaiting?.();
                await held;
              }
              return target.send(command);
            }
          : (Reflect.get(target, name) as unknown),
    }),
  });
  const lanes = Array.from({ length: 64 }, (_, lane) => lane);
  const late = slow.count({ brandId: 'slow', day, lanes });
  // The slow count has read its lanes, and its first write is waiting.
  await waiting;
  await write(second);
  const counted = await countNow({ brandId: 'slow', day, lanes });
  await rollUp(counted ? [counted] : []);
  const before = await counters('slow');
  goOn?.();
  await late;
  expect(await counters('slow')).toEqual(before);
  expect(await row(brandDaysPartition('slow'))).toMatchObject({ players: 2, v: 2 });
});

test('returns the days that cannot be counted, without blocking other days', async () => {
  const [good, odd] = [at('good', 1, 1), at('odd', 1, 1)];
  await write(good);
  await tables.dynamodb.send(
    new PutItemCommand({ TableName: 'Play', Item: marshall({ ...summaryKey(odd), levels: 7 }) }),
  );
  const days = changedBy(odd, good);
  const failed = await countChangedDays(counting(tables))(days);
  expect([...failed.keys()]).toEqual(days.slice(0, 1));
  expect(await row(brandDaysPartition('good'))).toMatchObject({ players: 1 });
});

test('counts marked days, and keeps the marks of days that changed meanwhile or could not be counted', async () => {
  const changed = changedDays(tables);
  const [quiet, busy, odd] = [at('quiet', 1, 1), at('busy', 1, 1), at('broken', 1, 1)];
  for (const summary of [quiet, busy]) await write(summary);
  await tables.dynamodb.send(
    new PutItemCommand({ TableName: 'Play', Item: marshall({ ...summaryKey(odd), levels: 7 }) }),
  );
  for (const summary of [quiet, busy, odd]) for (const one of changedBy(summary)) await changed.mark(one);
  const { count: countNow, rollUp } = counting(tables);
  const later = at('busy', 2, 1);
  const run = countMarkedDays({
    changed,
    rollUp,
    count: async (one) => {
      const counted = await countNow(one);
      if (one.brandId === 'busy') {
        await write(later);
        for (const again of changedBy(later)) await changed.mark(again);
      }
      return counted;
    },
  });
  await expect(run()).rejects.toThrow('1 of 3 days could not be counted.');
  expect((await changed.marked()).map(({ brandId }) => brandId).sort()).toEqual(['broken', 'busy']);
  await expect(countMarkedDays({ ...counting(tables), changed })()).rejects.toThrow(
    '1 of 2 days could not be counted.',
  );
  expect((await changed.marked()).map(({ brandId }) => brandId)).toEqual(['broken']);
  // A run that read a mark before another run removed it does not remove the next one.
  const [seen] = changedBy(busy);
  if (!seen) throw new Error('Expected a day.');
  await changed.mark(seen);
  const old = (await changed.marked()).find(({ brandId }) => brandId === 'busy');
  if (!old) throw new Error('Expected a mark.');
  await changed.unmark(old);
  await changed.mark(seen);
  await changed.unmark(old);
  expect((await changed.marked()).map(({ brandId }) => brandId).sort()).toEqual(['broken', 'busy']);
  expect(await row(brandDaysPartition('busy'))).toMatchObject({ players: 2 });
  expect(await row(brandDaysPartition('quiet'))).toMatchObject({ players: 1 });
});
