import { PutItemCommand, UpdateItemCommand, paginateQuery } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  brandKey,
  casinoBrandSort,
  casinoBrandsPartition,
  casinoKey,
  casinosPartition,
  dayBlocksPartition,
  movementKey,
  sealKey,
  sealObjectKey,
  statusSort,
} from '#domain/keys';
import { type DayBlock, dayOf, type DaySeal, firstDayBreak, sealText } from '@novalink/ledger/day';
import { sampleEntry } from '@novalink/ledger/testing';
import { dayBlockStore, parseBlock } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { region } from 'cdk-local-cloud/client';
import { until } from 'cdk-local-cloud/testing';
import type { Stage } from '#test/authorization/environment/running-stage';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { type OwnProduct, ownProduct } from '#test/support/hosted-product';
import { archiveAfterDays, archiveDays } from '#ops/archive/archive-days';
import { dayArchive } from '#ops/archive/day-archive';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayLanes } from '#domain/wallet/day-lanes';
import { postMovement, type StoredMovement } from '@novalink/ledger';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';

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

describe('day seals', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  /** Ended at least one day ago, at any time of the day. */
  const day = dayOf(new Date(Date.now() - 2 * dayMs));

  const put = (TableName: string, row: Readonly<Record<string, unknown>>) =>
    stage.dynamodb.send(new PutItemCommand({ TableName, Item: marshall(row) }));

  async function givenBrands(casinoId: string, brandIds: readonly string[]): Promise<void> {
    const status = { gsi2pk: casinosPartition, gsi2sk: statusSort('ACTIVE', casinoId) };
    await put(stage.tables.main, { ...casinoKey(casinoId), id: casinoId, ...status });
    for (const id of brandIds) {
      const owned = { gsi1pk: casinoBrandsPartition(casinoId), gsi1sk: casinoBrandSort(id) };
      await put(stage.tables.main, { ...brandKey(id), id, createdAt: `${day}T00:00:00.000Z`, ...owned });
    }
  }

  async function givenMovements(brandId: string, count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      const movement = {
        ...sampleEntry(number, { brandId, key: `BET#${brandId}#ann#${number}` }),
        at: `${day}T12:00:00.000Z`,
      };
      const Item = movementRow(movement);
      await stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.journal, Item }));
    }
  }

  async function sweep(): Promise<void> {
    const sfn = new SFNClient({ region, endpoint: cloud.origin, credentials: cloud.administrator });
    const started = new StartExecutionCommand({ stateMachineArn: namedOutput(cloud, 'SealMachineArn') });
    const { executionArn } = await sfn.send(started);
    const status = await until(async () => {
      const execution = await sfn.send(new DescribeExecutionCommand({ executionArn }));
      return execution.status === 'RUNNING' ? undefined : execution.status;
    });
    expect(status).toBe('SUCCEEDED');
  }

  const s3Of = ({ origin: endpoint, administrator: credentials }: OwnProduct) =>
    new S3Client({ region, endpoint, forcePathStyle: true, credentials });

  async function sealsOf(brandId: string): Promise<readonly DaySeal[]> {
    const seals: DaySeal[] = [];
    const store = daySealStore({ dynamodb: stage.dynamodb, auditTable: stage.tables.audit });
    for await (const seal of store.every(brandId)) seals.push(seal);
    return seals;
  }

  test('the state machine seals the days of every brand and keeps a copy of each seal', async () => {
    await givenBrands('CASINO1', ['BRAND1', 'BRAND2']);
    await givenBrands('CASINO2', ['BRAND3']);
    await givenMovements('BRAND1', 8);
    await givenMovements('BRAND3', 3);
    await sweep();
    await sweep();
    const s3 = s3Of(cloud);
    for (const [brandId, count] of [
      ['BRAND1', 8],
      ['BRAND2', 0],
      ['BRAND3', 3],
    ] as const) {
      const [seal] = await sealsOf(brandId);
      expect(seal).toMatchObject({ brandId, day, part: 1, count });
      const Key = sealObjectKey(brandId, day, 1);
      const copy = await s3.send(new GetObjectCommand({ Bucket: namedOutput(cloud, 'SealBucketName'), Key }));
      expect(await copy.Body?.transformToString()).toBe(seal && sealText(seal));
    }
    expect((await cloud.said()).errors).toEqual([]);
  });

  test('seals other brands although the day of one brand was changed', async () => {
    await givenBrands('CASINO3', ['BRAND4', 'BRAND5']);
    await givenMovements('BRAND4', 2);
    await sweep();
    const seal = (await sealsOf('BRAND4')).at(-1);
    if (!seal) throw new Error('The day has no seal.');
    await put(stage.tables.audit, { ...sealKey('BRAND4', seal.seq), ...seal, declined: 7 });
    await givenBrands('CASINO4', ['BRAND6']);
    await sweep();
    const [sealed] = await sealsOf('BRAND6');
    expect(sealed).toMatchObject({ brandId: 'BRAND6', day });
  });

  test('a sealed day is archived in S3 and verified', async () => {
    await givenBrands('CASINO5', ['BRAND7']);
    await givenMovements('BRAND7', 5);
    await sweep();
    const s3 = s3Of(cloud);
    const { dynamodb, tables } = stage;
    const journal = { dynamodb, journalTable: tables.journal };
    const archive = dayArchive(s3, namedOutput(cloud, 'ArchiveBucketName'));
    const work = archiveDays({
      blocks: dayBlockStore(journal),
      movements: dayMovements(journal),
      seals: daySealStore({ dynamodb, auditTable: tables.audit }),
      archive,
      copies: dayArchive(s3, namedOutput(cloud, 'SealBucketName')),
      clock: () => new Date(Date.now() + archiveAfterDays * dayMs),
    });
    const became: string[] = [];
    for (let run = 1; run <= 2; run += 1) await work('BRAND7', (of, what) => became.push(`${of} ${what}`));
    expect(became.filter((line) => line.startsWith(day))).toEqual([`${day} archived`, `${day} there`]);
    const manifest = await archive.read(`days/BRAND7/${day}/1/manifest.json`);
    expect(JSON.parse(Buffer.from(manifest ?? '').toString('utf8'))).toMatchObject({ day, entries: 5 });
    expect(await archive.writeNew(`days/BRAND7/${day}/1/manifest.json`, Buffer.from('{}'))).toBe(false);
  });
});

describe('the chain of a day', () => {
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
});
