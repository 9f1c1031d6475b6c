import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brandKey, gameKey } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { chance } from '@novalink/ledger/simulation';
import { countChangedDays } from '#lambda/functions/count-days/count-days';
import { changedDaysIn } from '#lambda/stores/counters/changed-days';
import { counting } from '#lambda/stores/counters/counting';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { summaryKey } from '#lambda/stores/play/play-summary-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { deep } from '#test/support/deep';
import { engineClient } from '#test/world/given/engine-client';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { dyingAt } from '#test/world/play/dying-client';

const brandId = 'harbour';
const days = ['2026-11-21', '2026-11-22'] as const;
const games = ['lantern', 'reef'] as const;
const players = 8;

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
  const put = (item: object) =>
    tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(item) }));
  for (const id of games) await put({ ...gameKey(id), id, companyId: 'studio' });
  await put({ ...brandKey(brandId), coinTypes: [{ code: 'GOLD', decimals: 2 }] });
});
afterAll(() => tables.stop());

/** The summaries of all players in this life of the process: each life has more rounds. */
const summariesAfter = (life: number): readonly PlaySummary[] =>
  days.flatMap((day) =>
    Array.from({ length: players }, (_, player): PlaySummary => {
      const version = life + 1 + (player % 3);
      const wins = 50n * BigInt(version);
      return {
        brandId,
        playerId: ulidOf(Date.parse(`${day}T08:00:00.000Z`) - player * 86_400_000, new Uint8Array(10)),
        version,
        totals: {
          ...{
            sessionId: `s-${player}`,
            gameId: games[player % 2] ?? '',
            versionId: 'v1',
            coin: 'GOLD',
            day,
          },
          levels: { '100': { rounds: version, wins, winSquares: wins * wins } },
          time: { sessions: 1, playedMs: version * 3000, lastAt: version },
        },
      };
    }),
  );

/**
 * Copies summaries and counts their days, like the stream readers, until the process is killed at one of its writes,
 * which may or may not arrive.
 */
async function countUntilKilled(life: number, write: number, when: 'before' | 'after'): Promise<void> {
  const dynamodb = engineClient(tables.endpoint);
  const own = { ...tables, dynamodb: dyingAt(dynamodb, write, when) };
  const count = countChangedDays(counting(own));
  try {
    for (const summary of summariesAfter(life)) {
      await playSummaryStore(own).copy(summary);
      const failed = await count(changedDaysIn([summaryKey(summary).pk]));
      for (const error of failed.values()) throw error;
    }
  } finally {
    dynamodb.destroy();
  }
}

type Row = Readonly<Record<string, unknown>>;

/** All counters by key. */
const counters = async (): Promise<readonly Row[]> =>
  (await tables.rows('Play'))
    .filter(({ pk }) => String(pk).startsWith('COUNTERS#'))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = ({ pk, sk }: Row) => `${String(pk)} ${String(sk)}`;

const clock = () => new Date(`${days[1]}T23:00:00.000Z`);
const sweep = () => sweepDays({ ...counting(tables), clock })({ ...{ brandId, from: days[0], to: days[1] } });

const lives = deep(4, 80);

test('a sweep completes the counters after a counting process was killed at any of its writes', async () => {
  const luck = chance(15);
  for (let life = 0; life < lives; life += 1)
    await expect(countUntilKilled(life, luck.whole(1, 40), luck.one(['before', 'after']))).rejects.toThrow(
      'The process has crashed.',
    );
  // The nightly sweep of totals copies the totals that the killed processes did not copy.
  for (const summary of summariesAfter(lives)) await playSummaryStore(tables).copy(summary);
  await sweep();
  const swept = await counters();
  for (const { pk, sk } of swept)
    await tables.dynamodb.send(new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk, sk }) }));
  await sweep();
  expect(swept).toEqual(await counters());
  expect(swept.length).toBeGreaterThan(20);
});
