import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { dayListLane } from '#domain/wallet/day-list-lanes';
import { sampleEntry } from '@novalink/ledger/testing';
import type { StoredMovement } from '@novalink/ledger';
import { listDayMovements } from '#lambda/functions/list-day-movements/list-day-movements';
import { parseRequest } from '#lambda/functions/list-day-movements/request';
import { Refusal } from '#lambda/runtime/refusal';
import { dayPage } from '#lambda/stores/coins/day-page';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { deep } from '#test/support/deep';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let list: ReturnType<typeof listDayMovements>;
beforeAll(async () => {
  tables = await productTables();
  list = listDayMovements({ page: dayPage(tables) });
});
afterAll(() => tables.stop());

const day = '2026-11-01';
const write = async (movements: readonly StoredMovement[]) => {
  for (let from = 0; from < movements.length; from += 25)
    await tables.dynamodb.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [tables.journalTable]: movements
            .slice(from, from + 25)
            .map((movement) => ({ PutRequest: { Item: movementRow(movement) } })),
        },
      }),
    );
};
const bet = (brandId: string, playerId: string, number: number, at: string): StoredMovement => ({
  ...sampleEntry(number, { brandId, playerId, kind: 'BET', key: `BET#${brandId}#${playerId}#${number}` }),
  at,
});
const ask = (brandId: string, more: object = {}) =>
  list(parseRequest({ brandId, day, limit: 25, nextToken: null, ...more }));

/** The keys of all pages, in the order of the list. */
async function pagesOf(brandId: string, limit: number, onPage?: () => Promise<void>): Promise<string[][]> {
  const pages: string[][] = [];
  for (let nextToken: string | null = null; ;) {
    const page = await ask(brandId, { limit, nextToken });
    pages.push(page.items.map(({ pk }) => pk));
    if (page.nextToken === null) return pages;
    ({ nextToken } = page);
    await onPage?.();
  }
}
const keysOf = (movements: readonly StoredMovement[]) => movements.map(({ key }) => `MOVEMENT#${key}`);
/** Sorted by time; movements of the same time are sorted by key. */
const inOrder = (movements: readonly StoredMovement[]) =>
  movements.toSorted((one, other) => (`${one.at} ${one.key}` < `${other.at} ${other.key}` ? -1 : 1));

/** A day with 250 movements of 150 players; many of them have the same time. */
function busyDay(brandId: string): StoredMovement[] {
  return Array.from({ length: 250 }, (_, number) => {
    const at = new Date(Date.parse(`${day}T08:00:00.000Z`) + ((number * 7919) % 61)).toISOString();
    return bet(brandId, `player-${number % 150}`, number, at);
  });
}

describe('the movements of a day', () => {
  test('are listed by time over all lanes, without duplicates, in full pages', async () => {
    const movements = busyDay('busy');
    await write([...movements, ...busyDay('another-brand')]);
    const lanes = new Set(movements.map(({ playerId }) => dayListLane(playerId)));
    expect(limits.coin.dayListLanes).toBe(64);
    expect(lanes.size).toBeGreaterThan(50);
    for (const limit of deep([60, 100], [13, 100])) {
      const pages = await pagesOf('busy', limit);
      expect(pages.flat()).toEqual(keysOf(inOrder(movements)));
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      expect(pages.at(-1)?.length).toBeGreaterThan(0);
    }
  });

  test('of one lane are read only as far as a page needs them', async () => {
    const movements = Array.from({ length: 120 }, (_, number) =>
      bet('alone', 'ann', number, `${day}T10:00:00.${`${number}`.padStart(3, '0')}Z`),
    );
    await write(movements);
    expect(await pagesOf('alone', 50)).toEqual([
      keysOf(movements.slice(0, 50)),
      keysOf(movements.slice(50, 100)),
      keysOf(movements.slice(100)),
    ]);
  });

  test('that are added during paging do not shift the others', async () => {
    const movements = busyDay('growing').slice(0, 60);
    await write(movements);
    let number = 1000;
    const more = async () => {
      number += 1;
      await write([
        bet('growing', `player-${number}`, number, `${day}T07:00:00.000Z`),
        bet('growing', `player-${number}`, number + 1000, `${day}T09:00:00.000Z`),
      ]);
    };
    const listed = (await pagesOf('growing', 10, more)).flat();
    expect(listed.slice(0, 60)).toEqual(keysOf(inOrder(movements)));
    expect(listed.slice(60).every((key) => /#2\d{3}$/.test(key))).toBe(true);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('are an empty list on an empty day', async () => {
    expect(await ask('empty')).toEqual({ items: [], nextToken: null });
    const streamed = [];
    for await (const page of dayMovements(tables)('empty', day)) streamed.push(...page);
    expect(streamed).toEqual([]);
  });

  test('are streamed from all lanes, without duplicates', async () => {
    const movements = busyDay('streamed');
    await write(movements);
    const streamed: StoredMovement[] = [];
    for await (const page of dayMovements(tables)('streamed', day)) streamed.push(...page);
    expect(keysOf(inOrder(streamed))).toEqual(keysOf(inOrder(movements)));
  });
});

describe('a page token', () => {
  const refused = new Refusal('input.invalid', { field: 'nextToken' });
  const tokenOf = async (brandId: string) => {
    await write([1, 2].map((number) => bet(brandId, 'ann', number, `${day}T10:00:00.000Z`)));
    const { nextToken } = await ask(brandId, { limit: 1 });
    if (nextToken === null) throw new Error('There is no second page.');
    return nextToken;
  };

  test.each([
    ['empty', ''],
    ['of another list', 'AAAA'],
    ['text', '{}'],
    ['created with an earlier number of lanes', '0.'],
    ['no Base64', '“'],
    ['long', 'A'.repeat(10_000)],
  ])('that is invalid is refused: %s', async (_what, nextToken) => {
    await expect(ask('empty', { nextToken })).rejects.toEqual(refused);
  });

  test('that was changed anywhere is refused', async () => {
    const token = await tokenOf('changed');
    for (let place = 0; place < token.length; place += 1) {
      const letter = token[place] === 'A' ? 'B' : 'A';
      const nextToken = token.slice(0, place) + letter + token.slice(place + 1);
      await expect(ask('changed', { nextToken })).rejects.toEqual(refused);
    }
    for (const nextToken of [token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`])
      await expect(ask('changed', { nextToken })).rejects.toEqual(refused);
    expect((await ask('changed', { nextToken: token })).items).toHaveLength(1);
  });

  test('of another brand or day is refused', async () => {
    const nextToken = await tokenOf('one');
    await tokenOf('other');
    await expect(ask('other', { nextToken })).rejects.toEqual(refused);
    await expect(ask('one', { nextToken, day: '2026-11-02' })).rejects.toEqual(refused);
  });
});
