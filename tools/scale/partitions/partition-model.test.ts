import { describe, expect, test } from '@jest/globals';
import type { Access, Answer } from './access';
import { defaultQuota, newTable, partitionModel, type PartitionModelOptions } from './partition-model';
import { partitionLimits, type StoreOptions } from './store';

const store = (changes: Partial<StoreOptions> = {}): StoreOptions => ({
  warm: newTable,
  isAscending: () => false,
  burstSeconds: 1,
  splitAfterMs: 2000,
  ...changes,
});
const model = (options: Partial<StoreOptions> = {}, more: Partial<PartitionModelOptions> = {}) =>
  partitionModel({
    transactionMs: 10,
    quota: { read: 1e9, write: 1e9 },
    storeOptions: () => store(options),
    ...more,
  });

const write = (partitionKey: string, sortKey = 'row', units = 1): Access => ({
  store: 'Main',
  partitionKey,
  sortKey,
  read: 0,
  write: units,
});

/** The number of successful writes in each second, for this number of writes per second. */
function offered(
  of: ReturnType<typeof model>,
  { seconds, perSecond, access }: { seconds: number; perSecond: number; access: (n: number) => Access },
): number[] {
  return Array.from({ length: seconds }, (_, second) => {
    let done = 0;
    for (let count = 0; count < perSecond; count += 1) {
      const call = { isTransaction: false, accesses: [access(second * perSecond + count)] };
      if (of.ask(call, second * 1000 + (count * 1000) / perSecond).outcome === 'done') done += 1;
    }
    return done;
  });
}

describe('one item', () => {
  test('serves the units of one partition after the burst', () => {
    const done = offered(model(), { seconds: 12, perSecond: 3000, access: () => write('a') });
    expect(done[0]).toBeLessThanOrEqual(2 * partitionLimits.write);
    expect(done.slice(1).every((count) => Math.abs(count - partitionLimits.write) <= 2)).toBe(true);
  });

  test('has separate limits for reads and writes', () => {
    const reads = offered(model(), {
      seconds: 4,
      perSecond: 6000,
      access: () => ({ ...write('a'), read: 1, write: 0 }),
    });
    expect(reads.at(-1)).toBeGreaterThan(partitionLimits.read - 3);
    expect(reads.at(-1)).toBeLessThanOrEqual(partitionLimits.read + 3);
  });
});

describe('a key of many items', () => {
  test('is split when it is hot, and then serves all requests', () => {
    const done = offered(model(), {
      seconds: 12,
      perSecond: 1600,
      access: (n) => write('a', `${n % 500}`),
    });
    expect(done[2]).toBeLessThan(1100);
    expect(done.at(-1)).toBe(1600);
  });

  test('is not split if its sort keys are in ascending order', () => {
    const ascending = { isAscending: () => true };
    const access = (n: number) => write('a', `${n}`.padStart(9, '0'));
    const done = offered(model(ascending), { seconds: 12, perSecond: 1600, access });
    expect(done.at(-1)).toBeLessThanOrEqual(partitionLimits.write + 2);
  });
});

test('a table with many keys grows where it is throttled', () => {
  const of = model();
  const done = offered(of, { seconds: 24, perSecond: 8000, access: (n) => write(`${n % 1009}`) });
  expect(of.partitions('Main')).toBeGreaterThan(4);
  expect(done[2]).toBeLessThanOrEqual(newTable.write * 1.1);
  expect(done.at(-1)).toBe(8000);
});

test('a table with warm throughput serves requests from the start', () => {
  const of = model({ warm: { read: 0, write: 16_000 } });
  expect(of.partitions('Main')).toBe(16);
  expect(offered(of, { seconds: 3, perSecond: 8000, access: (n) => write(`${n % 1009}`) })).toEqual([
    8000, 8000, 8000,
  ]);
});

test('an index without units throttles writes to its table', () => {
  const of = partitionModel({
    transactionMs: 10,
    quota: defaultQuota,
    storeOptions: (name) => store(name === 'Main' ? {} : { isAscending: () => true }),
  });
  const call = (n: number) => ({
    isTransaction: false,
    accesses: [write(`${n}`), { ...write('day', `${n}`), store: 'Main/gsi1' }],
  });
  const answers: Answer[] = [];
  for (let n = 0; n < 1500; n += 1) answers.push(of.ask(call(n), 0));
  expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(partitionLimits.write);
  expect(answers.at(-1)).toEqual({
    outcome: 'throttled',
    by: 'partition',
    place: 1,
    access: { ...write('day', '1499'), store: 'Main/gsi1' },
  });
});

test('a transaction conflicts with every write to its items while it lasts', () => {
  const of = model();
  const call = (isTransaction: boolean, ...keys: readonly string[]) => ({
    isTransaction,
    accesses: keys.map((key) => write(key)),
  });
  expect(of.ask(call(true, 'wallet', 'journal'), 0)).toEqual({ outcome: 'done' });
  expect(of.ask(call(false, 'wallet'), 5)).toMatchObject({ outcome: 'conflict', place: 0 });
  expect(of.ask(call(true, 'other', 'journal'), 9)).toMatchObject({ outcome: 'conflict', place: 1 });
  expect(of.ask(call(true, 'other'), 9)).toEqual({ outcome: 'done' });
  expect(of.ask(call(false, 'wallet'), 10)).toEqual({ outcome: 'done' });
  expect(of.ask(call(false, 'wallet'), 10)).toEqual({ outcome: 'done' });
});

test('the quota of a table applies to all of its partitions together', () => {
  const of = model({ warm: { read: 0, write: 100_000 } }, { quota: { read: 100, write: 5000 } });
  const answers = Array.from({ length: 6000 }, (_, n) =>
    of.ask({ isTransaction: false, accesses: [write(`${n}`)] }, 0),
  );
  expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(5000);
  expect(answers.at(-1)).toMatchObject({ outcome: 'throttled', by: 'quota' });
});
