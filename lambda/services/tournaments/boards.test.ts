import { expect, test } from '@jest/globals';
import { boundariesOf, leaderboards } from '#lambda/services/tournaments/boards';

const orders = (count: number) =>
  Array.from({ length: count }, (_none, place) => String(1_000_000 - place).padStart(7, '0'));

test('a leaderboard that is shown completely has no boundaries', () => {
  expect(boundariesOf(orders(100))).toEqual([]);
});

test.each([101, 1000, 1001, 10_000])(
  'the boundaries of %d standings are a list of ranks with a limited length',
  (count) => {
    const all = orders(count);
    const boundaries = boundariesOf(all);
    expect(boundaries.length).toBeLessThanOrEqual(900);
    expect(boundaries[0]?.rank).toBe(101);
    for (const { rank, order } of boundaries) expect(order).toBe(all[rank - 1]);
  },
);

test('many viewers cause one read every two seconds', async () => {
  let now = 0;
  let reads = 0;
  const boardOf = leaderboards(
    {
      top: () => {
        reads += 1;
        return Promise.resolve([]);
      },
      orders: () => Promise.resolve(orders(3)),
    },
    () => new Date(now),
  );
  const view = () => Promise.all(Array.from({ length: 50 }, () => boardOf('t')));
  await boardOf('t');
  await view();
  now = 1999;
  await view();
  expect(reads).toBe(1);
  now = 2000;
  await boardOf('t');
  expect(reads).toBe(2);
});

test('a failed read is retried', async () => {
  let isBroken = true;
  const boardOf = leaderboards(
    {
      top: () => (isBroken ? Promise.reject(new Error('down')) : Promise.resolve([])),
      orders: () => Promise.resolve(orders(2)),
    },
    () => new Date(0),
  );
  await expect(boardOf('t')).rejects.toThrow('down');
  isBroken = false;
  await expect(boardOf('t')).resolves.toMatchObject({ ranked: 2 });
});
