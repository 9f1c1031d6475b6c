import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  dayBlocksPartition,
  dayBlockSort,
  movementKey,
  sealedDayKey,
  sealKey,
  sealObjectKey,
} from '#domain/keys';
import { sweepLane } from '#domain/wallet/day-lanes';
import { type DaySeal, sealBreak, sealText } from '@novalink/ledger/day';
import type { StoredMovement } from '@novalink/ledger';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { brandToSeal } from '#test/world/given/brand-to-seal';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const put = (TableName: string, Item: PutItemCommand['input']['Item']) =>
  tables.dynamodb.send(new PutItemCommand({ TableName, Item }));

const aBrand = (brandId: string) => brandToSeal(tables, brandId);
type Brand = Awaited<ReturnType<typeof aBrand>>;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const shapes = (seals: readonly DaySeal[]) => seals.map(({ day, part, count }) => [day, part, count]);

/** Each seal follows the one before and equals its copy in the archive. */
function expectChain(seals: readonly DaySeal[], { copies }: Brand): void {
  for (const [place, seal] of seals.entries()) {
    expect(sealBreak(seal, seals[place - 1])).toBeUndefined();
    expect(copies.get(sealObjectKey(seal.brandId, seal.day, seal.part))).toBe(sealText(seal));
  }
  expect(copies.size).toBe(seals.length);
}

describe('the sweep', () => {
  test('adds missing links, seals the day once, and does nothing when it runs again', async () => {
    const brand = await aBrand('plain');
    const entries = numbers(1, 700).map((number) => brand.entry(number));
    await brand.write(entries);
    await brand.link(entries.slice(0, 100));
    expect(await brand.sweep()).toEqual({ sealed: ['2026-11-01'] });
    expect(await brand.sweep()).toEqual({ sealed: [] });
    const seals = await brand.seals();
    expect(shapes(seals)).toEqual([['2026-11-01', 1, 700]]);
    expect(seals[0]?.declined).toBe(100);
    expect(seals[0]?.heads.map(({ lane, seq }) => [lane, seq])).toEqual([
      [4, 1],
      [sweepLane, 2],
    ]);
    expectChain(seals, brand);
  });

  test('waits until three hours after the end of the day', async () => {
    const brand = await aBrand('patient');
    brand.at('2026-11-02T02:59:59.999Z');
    expect(await brand.sweep()).toEqual({ sealed: [] });
    brand.at('2026-11-02T03:00:00.000Z');
    expect(await brand.sweep()).toEqual({ sealed: ['2026-11-01'] });
  });

  test('seals the days of missed nights in order, including days without movements', async () => {
    const brand = await aBrand('missed');
    const third = brand.entry(1, '2026-11-03T23:59:59.999Z');
    await brand.write([third]);
    brand.at('2026-11-05T04:23:00.000Z');
    await brand.sweep();
    const seals = await brand.seals();
    expect(shapes(seals)).toEqual([
      ['2026-11-01', 1, 0],
      ['2026-11-02', 1, 0],
      ['2026-11-03', 1, 1],
      ['2026-11-04', 1, 0],
    ]);
    expectChain(seals, brand);
  });

  test('seals the day once in two concurrent runs', async () => {
    const brand = await aBrand('twice');
    await brand.write(numbers(1, 30).map((number) => brand.entry(number)));
    const runs = await Promise.allSettled([brand.sweep(), brand.sweep(), brand.sweep()]);
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    await brand.sweep();
    const seals = await brand.seals();
    expect(shapes(seals)).toEqual([['2026-11-01', 1, 30]]);
    expect(brand.logged).toEqual([]);
    expectChain(seals, brand);
  });

  test('completes a run that stopped before it wrote the copy', async () => {
    const brand = await aBrand('torn');
    const { archive } = brand.needs;
    let calls = 0;
    brand.needs.archive = {
      find: (of) => archive.find(of),
      keep: (seal) => ((calls += 1) === 1 ? Promise.reject(new Error('Timeout')) : archive.keep(seal)),
    };
    await expect(brand.sweep()).rejects.toThrow('Timeout');
    expect(await brand.sweep()).toEqual({ sealed: [] });
    expectChain(await brand.seals(), brand);
  });
});

describe('a table of seals that was restored to an earlier time', () => {
  const setBack = async (brandId: string) => {
    for (const Key of [sealKey(brandId, 1), sealedDayKey(brandId, '2026-11-01', 1)])
      await tables.dynamodb.send(new DeleteItemCommand({ TableName: 'Audit', Key: marshall(Key) }));
  };

  test('gets its seals back from their copies', async () => {
    const brand = await aBrand('restored');
    await brand.write([brand.entry(1), brand.entry(2)]);
    await brand.sweep();
    const before = await brand.seals();
    await setBack('restored');
    brand.at('2026-11-02T09:00:00.000Z');
    await brand.sweep();
    expect(await brand.seals()).toEqual(before);
    expectChain(before, brand);
  });

  test('gets no seal for movements that differ from those of the copy', async () => {
    const brand = await aBrand('forged');
    await brand.write([brand.entry(1), brand.entry(2)]);
    await brand.sweep();
    await setBack('forged');
    await brand.write([brand.entry(3)]);
    await expect(brand.sweep()).rejects.toThrow(/the copy in S3 has a different seal/);
    expect(await brand.seals()).toEqual([]);
  });
});

describe('late movements of a sealed day', () => {
  test('get a separate seal that follows the latest one', async () => {
    const brand = await aBrand('late');
    await brand.write([brand.entry(1), brand.entry(2)]);
    await brand.sweep();
    brand.at('2026-11-03T04:23:00.000Z');
    await brand.sweep();
    const late = [brand.entry(3), brand.entry(4)];
    await brand.write(late);
    await brand.link([...late, brand.entry(1)]);
    await brand.lateAt('2026-11-01');
    brand.at('2026-11-04T04:23:00.000Z');
    expect(await brand.sweep()).toEqual({ sealed: ['2026-11-01', '2026-11-03'] });
    brand.at('2026-11-04T05:23:00.000Z');
    expect(await brand.sweep()).toEqual({ sealed: [] });
    const seals = await brand.seals();
    expect(shapes(seals)).toEqual([
      ['2026-11-01', 1, 2],
      ['2026-11-02', 1, 0],
      ['2026-11-01', 2, 2],
      ['2026-11-03', 1, 0],
    ]);
    expectChain(seals, brand);
  });

  test('of a clock that was far behind are sealed; those of a clock that was ahead are sealed after the end of their day', async () => {
    const brand = await aBrand('clocks');
    const behind = brand.entry(1, '1970-01-01T00:00:00.000Z');
    const ahead = brand.entry(2, '2026-11-03T12:00:00.000Z');
    await brand.write([behind, ahead]);
    await brand.link([behind, ahead]);
    await brand.lateAt('1970-01-01');
    await brand.sweep();
    brand.at('2026-11-04T04:23:00.000Z');
    await brand.sweep();
    expect(shapes(await brand.seals())).toEqual([
      ['1970-01-01', 1, 1],
      ['2026-11-01', 1, 0],
      ['2026-11-02', 1, 0],
      ['2026-11-03', 1, 1],
    ]);
  });

  test('that nobody reported are found if their day is requested', async () => {
    const brand = await aBrand('named');
    await brand.sweep();
    await brand.write([brand.entry(1)]);
    expect(await brand.sweep()).toEqual({ sealed: [] });
    expect(await brand.sweep(['2026-11-01'])).toEqual({ sealed: ['2026-11-01'] });
    expect(shapes(await brand.seals())).toEqual([
      ['2026-11-01', 1, 0],
      ['2026-11-01', 2, 1],
    ]);
  });
});

describe('does not seal a day, and reports an alarm,', () => {
  const key = (entry: StoredMovement) => marshall(movementKey(entry.key));
  const lane = (brandId: string, seq: number) =>
    marshall({ pk: dayBlocksPartition(brandId, '2026-11-01', 4), sk: dayBlockSort(seq) });
  const remove = (TableName: string, Key: ReturnType<typeof key>) =>
    tables.dynamodb.send(new DeleteItemCommand({ TableName, Key }));

  async function expectBroken(brand: Brand, reason: RegExp, days: readonly string[] = []): Promise<void> {
    const before = await brand.seals();
    await expect(brand.sweep(days)).rejects.toThrow(reason);
    expect(await brand.seals()).toEqual(before);
    expect(brand.logged).toEqual(['A day cannot be sealed', expect.objectContaining({ BrokenDays: 1 })]);
  }

  async function linked(brandId: string) {
    const brand = await aBrand(brandId);
    const entries = numbers(1, 6).map((number) => brand.entry(number));
    await brand.write(entries);
    await brand.link(entries.slice(0, 3));
    await brand.link(entries.slice(3));
    return { brand, first: brand.entry(1) };
  }

  test('if an entry was changed', async () => {
    const { brand, first } = await linked('changed');
    await tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: 'Journal',
        Key: key(first),
        UpdateExpression: 'SET #by = :other',
        ExpressionAttributeNames: { '#by': 'by' },
        ExpressionAttributeValues: marshall({ ':other': 'mallory' }),
      }),
    );
    await expectBroken(brand, /an entry was changed: BET#changed#ann#1/);
  });

  test('if an entry was removed', async () => {
    const { brand, first } = await linked('removed');
    await remove('Journal', key(first));
    await expectBroken(brand, /an entry is missing/);
  });

  test('if a block was lost', async () => {
    const { brand } = await linked('lost');
    await remove('Journal', lane('lost', 1));
    await expectBroken(brand, /lane 4, block 2: a block is missing/);
  });

  test('if the last block of a sealed lane was lost', async () => {
    const { brand } = await linked('cut');
    await brand.sweep();
    await remove('Journal', lane('cut', 2));
    await expectBroken(brand, /lane 4 does not reach its sealed block 2/, ['2026-11-01']);
  });

  test('if its seal was changed, or replaced by a different valid one', async () => {
    const { brand } = await linked('altered');
    await brand.sweep();
    const [seal] = await brand.seals();
    if (!seal) throw new Error('There is no seal.');
    await put('Audit', marshall({ ...sealKey('altered', 1), ...seal, count: 5 }));
    await expectBroken(brand, /the seal was changed/);
    const forged = { ...seal, count: 5, declined: 1 };
    const hash = nativeTextHash(sealText(forged).replace(/"hash":"[^"]*",(?="heads")/, ''));
    await put('Audit', marshall({ ...sealKey('altered', 1), ...forged, hash }));
    await expect(brand.sweep()).rejects.toThrow(/the copy in S3 has a different seal/);
  });
});
