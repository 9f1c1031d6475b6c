import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paginateQuery, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { dayBlocksPartition, movementKey } from '#domain/keys';
import { dayLanes, firstDayBreak, type DayBlock } from '#domain/wallet/day-chain';
import type { StoredMovement } from '#domain/wallet/movement';
import { postMovement } from '#domain/wallet/post-movement';
import { parseBlock } from '#lambda/stores/coins/day-block-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { until } from '#local/testing/until';

const folder = mkdtempSync(join(tmpdir(), 'novalink-journal-'));
let cloud: OwnProduct;
let stage: Stage;
beforeAll(async () => {
  cloud = await ownProduct({ folder });
  stage = await openStage(cloud);
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function grant(brandId: string, count: number): Promise<StoredMovement> {
  const { dynamodb, tables } = stage;
  const names = { journalTable: tables.journal, walletsTable: tables.wallets };
  const ports = ledgerPorts({ dynamodb, ...names, clock: () => new Date(), random: Math.random });
  const outcome = await postMovement(ports, {
    key: `GRANT#${brandId}#admin#${count}`,
    kind: 'GRANT',
    brandId,
    playerId: 'player',
    coin: 'GOLD',
    purse: 'MAIN',
    amount: 5n,
    actor: 'admin',
    reason: 'A present',
    reference: null,
    requestHash: 'ab'.repeat(32),
    counter: 'TREASURY',
  });
  if (outcome.state !== 'POSTED') throw new Error(`The grant is ${outcome.state}.`);
  return outcome.movement;
}

async function lanesOf(brandId: string, day: string): Promise<ReadonlyMap<number, readonly DayBlock[]>> {
  const lanes = new Map<number, readonly DayBlock[]>();
  for (let lane = 0; lane < dayLanes; lane += 1) {
    const query = {
      TableName: stage.tables.journal,
      KeyConditionExpression: 'pk = :lane',
      ExpressionAttributeValues: marshall({ ':lane': dayBlocksPartition(brandId, day, lane) }),
    };
    const blocks: DayBlock[] = [];
    for await (const { Items = [] } of paginateQuery({ client: stage.dynamodb }, query))
      blocks.push(...Items.map((item) => parseBlock(unmarshall(item))));
    if (blocks.length > 0) lanes.set(lane, blocks);
  }
  return lanes;
}

const linked = (lanes: ReadonlyMap<number, readonly DayBlock[]>) =>
  new Set([...lanes.values()].flat().flatMap(({ entries }) => entries.map(({ keyHash }) => keyHash)));

test('movements are linked in the chain of their day', async () => {
  const entries = [await grant('chained', 1), await grant('chained', 2), await grant('chained', 3)];
  const day = entries[0]?.at.slice(0, 10) ?? '';
  const ofDay = entries.filter(({ at }) => at.startsWith(day));
  const lanes = await until(async () => {
    const found = await lanesOf('chained', day);
    return linked(found).size === ofDay.length ? found : undefined;
  });
  expect(firstDayBreak({ brandId: 'chained', day }, ofDay, lanes)).toBeUndefined();
});

test('the chain detects and reports changed movements', async () => {
  const entry = await grant('changed', 1);
  await stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: stage.tables.journal,
      Key: marshall(movementKey(entry.key)),
      UpdateExpression: 'SET a = :more',
      ExpressionAttributeValues: marshall({ ':more': 6 }),
    }),
  );
  const reported = await until(() => said().find((line) => line.includes('The journal was changed')));
  expect(JSON.parse(reported)).toMatchObject({
    JournalChanges: 1,
    change: 'MODIFY',
    row: movementRowKey(entry),
  });
  const day = entry.at.slice(0, 10);
  const lanes = await until(async () => {
    const found = await lanesOf('changed', day);
    return found.size > 0 ? found : undefined;
  });
  expect(firstDayBreak({ brandId: 'changed', day }, [{ ...entry, amount: 6n }], lanes)).toMatchObject({
    block: 1,
    reason: 'an entry was changed',
  });
});

const movementRowKey = ({ key }: StoredMovement) => marshall(movementKey(key));

/** The lines of the functions' logs. */
const said = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('ChainJournal') && name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
