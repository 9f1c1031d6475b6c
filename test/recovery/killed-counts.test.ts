import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brandKey, gameKey } from '#domain/keys';
import { chance } from '#domain/wallet/simulation/chance';
import { counting } from '#lambda/stores/counters/counting';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { productTables, type ProductTables } from '#test/support/given/product-tables';
import { countedBrand, countedDays, countedGames, summariesAfter } from './count-until-killed';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
  const put = (item: object) =>
    tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(item) }));
  for (const id of countedGames) await put({ ...gameKey(id), id, companyId: 'studio' });
  await put({ ...brandKey(countedBrand), coinTypes: [{ code: 'GOLD', decimals: 2 }] });
});
afterAll(() => tables.stop());

const program = fileURLToPath(new URL('count-until-killed.ts', import.meta.url));

/** Starts the process and kills it while it is counting. Returns the signal that ended it. */
async function killWhileCounting(life: number, afterMs: number): Promise<unknown> {
  const child = fork(program, [tables.endpoint, `${life}`], {
    execArgv: ['--no-warnings', '--import', import.meta.resolve('tsx')],
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  await pause(afterMs);
  child.kill('SIGKILL');
  const [, signal] = (await ended) as [unknown, unknown];
  return signal;
}

type Row = Readonly<Record<string, unknown>>;

/** All counters by key. */
const counters = async (): Promise<readonly Row[]> =>
  (await tables.rows('Play'))
    .filter(({ pk }) => String(pk).startsWith('COUNTERS#'))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = ({ pk, sk }: Row) => `${String(pk)} ${String(sk)}`;

const clock = () => new Date(`${countedDays[1]}T23:00:00.000Z`);
const sweep = () =>
  sweepDays({ ...counting(tables), clock })({
    ...{ brandId: countedBrand, from: countedDays[0], to: countedDays[1] },
  });

const lives = 8;

test('a sweep completes the counters after a counting process was killed at any time', async () => {
  const { next } = chance(15);
  for (let life = 0; life < lives; life += 1)
    expect(await killWhileCounting(life, next() * 400)).toBe('SIGKILL');
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
