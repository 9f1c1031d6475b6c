import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandKey, movementKey, sealObjectKey } from '#domain/keys';
import { type DaySeal, sealText } from '@novalink/ledger/day';
import { sampleEntry } from '@novalink/ledger/testing';
import { sealDays } from '#lambda/functions/seal-days/seal-days';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { brandDates } from '#lambda/stores/brands/brand-dates';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { auditFiles } from '#tools/audit/audit-files';
import { archiveDays } from '#ops/archive/archive-days';
import type { DayArchive } from '#ops/archive/day-archive';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const put = (TableName: string, Item: PutItemCommand['input']['Item']) =>
  tables.dynamodb.send(new PutItemCommand({ TableName, Item }));

/** Objects in memory; `damage` changes each object when it is written. */
function objects(damage = (_name: string, bytes: Uint8Array) => bytes) {
  const held = new Map<string, Uint8Array>();
  const archive: DayArchive = {
    read: (name) => Promise.resolve(held.get(name)),
    write: (name, bytes) => Promise.resolve(void held.set(name, damage(name, bytes))),
    writeNew: (name, bytes) => {
      if (held.has(name)) return Promise.resolve(false);
      held.set(name, bytes);
      return Promise.resolve(true);
    },
  };
  return { held, archive };
}

/** A brand whose movements of 1 November were sealed in the following night. */
async function sealedBrand(brandId: string, count: number) {
  await put('Main', marshall({ ...brandKey(brandId), createdAt: '2026-11-01T09:00:00.000Z' }));
  const copies = objects();
  const stores = {
    blocks: dayBlockStore(tables),
    movements: dayMovements(tables),
    seals: daySealStore(tables),
  };
  let now = new Date('2026-11-02T04:23:00.000Z');
  const seal = sealDays({
    ...stores,
    ...{ brands: brandDates(tables), lateDays: lateDays(tables), hash: nativeTextHash, sha256: nativeSha256 },
    archive: {
      keep: (made: DaySeal) =>
        copies.archive
          .write(sealObjectKey(brandId, made.day, made.part), Buffer.from(sealText(made)))
          .then(() => true),
      find: () => Promise.resolve(undefined),
    },
    logger: { error: () => undefined },
    clock: () => now,
    functionName: 'seal-days',
  });
  const write = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1)
      await put('Journal', movementRow(sampleEntry(number, { brandId, key: `BET#${brandId}#${number}` })));
  };
  await write(1, count);
  await seal({ brandId, days: [] });
  return {
    copies,
    write,
    sealAgain: async (at: string) => {
      now = new Date(at);
      await seal({ brandId, days: ['2026-11-01'] });
    },
    archiveTo: async ({ archive }: ReturnType<typeof objects>, at = '2027-01-31T04:00:00.000Z') => {
      const became: string[] = [];
      const needs = { ...stores, archive, copies: copies.archive, clock: () => new Date(at) };
      await archiveDays(needs)(brandId, (day, what) => became.push(`${day} ${what}`));
      return became;
    },
  };
}

const folder = (brandId: string, part = 1) => `days/${brandId}/2026-11-01/${part}`;

describe('a sealed day that is older than 90 days', () => {
  test('is archived once, and the independent auditor finds no error in the file', async () => {
    const brand = await sealedBrand('sound', 30);
    const kept = objects();
    expect(await brand.archiveTo(kept, '2027-01-30T23:59:59.999Z')).toEqual([]);
    expect(await brand.archiveTo(kept)).toEqual(['2026-11-01 archived']);
    expect([...kept.held.keys()]).toEqual([
      `${folder('sound')}/0001.jsonl.gz`,
      `${folder('sound')}/manifest.json`,
    ]);
    expect(await brand.archiveTo(kept)).toEqual(['2026-11-01 there']);
    const place = mkdtempSync(join(tmpdir(), 'novalink-archive-'));
    const file = join(place, 'day.jsonl');
    writeFileSync(file, gunzipSync(kept.held.get(`${folder('sound')}/0001.jsonl.gz`) ?? ''));
    const [report] = auditFiles([file], { fromBeginning: true });
    rmSync(place, { recursive: true });
    expect(report?.findings).toEqual([]);
    expect(report?.audited).toMatch(/^30 movements of 1 days/);
  });

  test('with late movements is archived with all of its seals', async () => {
    const brand = await sealedBrand('late', 10);
    const kept = objects();
    await brand.archiveTo(kept);
    await brand.write(11, 14);
    await brand.sealAgain('2026-11-04T04:23:00.000Z');
    expect(await brand.archiveTo(kept)).toContain('2026-11-01 archived');
    expect(
      JSON.parse(Buffer.from(kept.held.get(`${folder('late', 2)}/manifest.json`) ?? '').toString()),
    ).toEqual({
      ...{ brandId: 'late', day: '2026-11-01', parts: 2, entries: 14 },
      files: [`${folder('late', 2)}/0001.jsonl.gz`],
    });
  });
});

describe('writes no manifest', () => {
  const expectNone = async (kept: ReturnType<typeof objects>, archived: Promise<unknown>, reason: RegExp) => {
    await expect(archived).rejects.toThrow(reason);
    expect([...kept.held.keys()].filter((name) => name.endsWith('manifest.json'))).toEqual([]);
  };

  test('when a movement was changed after its day was sealed', async () => {
    const brand = await sealedBrand('changed', 9);
    await tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: 'Journal',
        Key: marshall(movementKey('BET#changed#3')),
        UpdateExpression: 'SET #by = :other',
        ExpressionAttributeNames: { '#by': 'by' },
        ExpressionAttributeValues: marshall({ ':other': 'mallory' }),
      }),
    );
    const kept = objects();
    await expectNone(kept, brand.archiveTo(kept), /./);
  });

  test('when a movement has no seal yet', async () => {
    const brand = await sealedBrand('open', 9);
    await brand.write(10, 10);
    const kept = objects();
    await expectNone(kept, brand.archiveTo(kept), /BET#open#10|no link/);
  });

  test('when the archive differs from what was written', async () => {
    const brand = await sealedBrand('damaged', 9);
    const kept = objects((_name, bytes) =>
      gzipSync(gunzipSync(bytes).toString('utf8').replace('"actor":"ann"', '"actor":"bob"')),
    );
    await expectNone(kept, brand.archiveTo(kept), /./);
  });

  test('when the archive lost a part of the file', async () => {
    const brand = await sealedBrand('short', 9);
    const kept = objects((_name, bytes) =>
      gzipSync(gunzipSync(bytes).toString('utf8').split('\n').slice(0, -3).join('\n')),
    );
    await expectNone(kept, brand.archiveTo(kept), /./);
  });

  test('when the seal in the table differs from its locked copy', async () => {
    const brand = await sealedBrand('forged', 9);
    const name = sealObjectKey('forged', '2026-11-01', 1);
    const copy = Buffer.from(brand.copies.held.get(name) ?? '').toString('utf8');
    brand.copies.held.set(name, Buffer.from(copy.replace('"count":9', '"count":8')));
    const kept = objects();
    await expectNone(kept, brand.archiveTo(kept), /differs from its locked copy/);
  });
});
