import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTransactionDay, listTransactions as listOperation } from '#domain/generated/novalink-api';
import { brandKey } from '#domain/keys';
import { listTransactions } from '#lambda/functions/show-partner-transactions/list-transactions';
import type { Needs } from '#lambda/functions/show-partner-transactions/needs';
import { showDay } from '#lambda/functions/show-partner-transactions/show-day';
import { apiRequest } from '#lambda/runtime/api-request';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import type { StoredMovement } from '@novalink/ledger';
import { answerErrors } from '#test/support/api-contract';
import { givenEntries, roundEntries } from '#test/world/given/brand-movements';
import { brandToSeal } from '#test/world/given/brand-to-seal';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

const day = '2026-11-01';
let tables: ProductTables;
let needs: Needs;
beforeAll(async () => {
  tables = await productTables();
  needs = {
    ownsBrand: ownsBrand(tables),
    movements: brandMovements(tables),
    ofDay: dayMovements(tables),
    seals: daySealStore(tables),
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
    most: 1000,
  };
});
afterAll(() => tables.stop());

const own: Partner = { companyId: 'house', kind: 'OPERATOR' };
const other: Partner = { companyId: 'other', kind: 'OPERATOR' };

/** A brand of the company with 25 bets, 9 wins and some declined movements. */
async function givenDay(brandId: string) {
  const brand = await brandToSeal(tables, brandId);
  const row = { ...brandKey(brandId), companyId: 'house', createdAt: `${day}T00:00:00.000Z` };
  await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
  const rounds = Array.from({ length: 25 }, (_, number) =>
    roundEntries({
      ...{ brandId, number, playerId: `player-${number % 7}`, win: number % 3 ? 0n : 50n },
      at: `${day}T1${number % 5}:00:00.000Z`,
    }),
  );
  const declined = [7, 14].map((number) => brand.entry(number));
  const entries = [...rounds.flatMap((round) => round.entries), ...declined];
  await givenEntries(tables, entries);
  return { brand, entries };
}

const list = (sent: Record<string, string>, partner = own) =>
  listTransactions(needs)(
    apiRequest(listOperation, { queryStringParameters: { from: day, to: day, ...sent } }),
    partner,
  );
const show = async (brand: string, asked: Partial<Needs> & { partner?: Partner; on?: string } = {}) => {
  const { partner = own, on = day, ...more } = asked;
  const request = apiRequest(getTransactionDay, {
    pathParameters: { day: on },
    queryStringParameters: { brand },
  });
  const answer = await showDay({ ...needs, ...more })(request, partner);
  const sent = { method: 'GET', path: `/v1/transactions/days/${on}` };
  expect(answerErrors(sent, { status: 200, answer })).toEqual([]);
  return answer;
};

async function everyItem(sent: Record<string, string>) {
  const found: Awaited<ReturnType<typeof list>>['items'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...sent, ...(cursor && { cursor }) });
    const errors = answerErrors({ method: 'GET', path: '/v1/transactions' }, { status: 200, answer: page });
    expect(errors).toEqual([]);
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the transactions of a brand', () => {
  test('are all movements once, in the order of the contract, in pages of any size', async () => {
    const { entries } = await givenDay('paged');
    const whole = await everyItem({ brand: 'paged', limit: '100' });
    expect(whole.map(({ id }) => id).sort()).toEqual(entries.map(({ key }) => sha256(key)).sort());
    const place = ({ at, kind, id }: (typeof whole)[number]) => `${at}${kind === 'WIN' ? '+' : ''} ${id}`;
    expect(whole.map(place)).toEqual(whole.map(place).toSorted());
    for (const limit of ['1', '7']) expect(await everyItem({ brand: 'paged', limit })).toEqual(whole);
  });

  test('do not contain the user id of a manager', async () => {
    await givenDay('managed');
    const [given] = roundEntries({ brandId: 'managed', at: `${day}T20:00:00.000Z` }).entries;
    if (given === undefined) throw new Error('A round has a bet.');
    const { play: _play, draw: _draw, ...bet } = given;
    const grant = {
      ...bet,
      key: 'GRANT#managed#the-sub#r1',
      kind: 'GRANT',
      actor: 'the-sub',
    } as StoredMovement;
    await givenEntries(tables, [{ ...grant, reference: null, reason: 'A prize' }]);
    const items = await everyItem({ brand: 'managed' });
    expect(items.at(-1)).toMatchObject({ kind: 'GRANT', reason: 'A prize', round: null, game: null });
    const { nextCursor } = await list({ brand: 'managed', limit: `${items.length}`, to: '2026-11-02' });
    const page = await list({ brand: 'managed', limit: '50' });
    expect(JSON.stringify([items, page])).not.toContain('the-sub');
    expect(Buffer.from(nextCursor ?? '', 'base64url').toString()).not.toContain('the-sub');
  });

  test('refuse foreign brands, cursors of other queries and days that are not allowed', async () => {
    await givenDay('guarded');
    const { nextCursor } = await list({ brand: 'guarded', limit: '1' });
    const cursor = nextCursor ?? '';
    for (const [asked, field] of [
      [() => list({ brand: 'guarded' }, other), 'brand'],
      [() => list({ brand: 'missing' }), 'brand'],
      [() => list({ brand: 'guarded', cursor }, other), 'cursor'],
      [() => list({ brand: 'guarded', cursor, to: '2026-11-02' }), 'cursor'],
      [() => list({ brand: 'guarded', to: '2026-10-31' }), 'from'],
      [() => list({ brand: 'guarded', to: '2026-11-21' }), 'to'],
      [() => show('guarded', { partner: other }), 'brand'],
      [() => show('missing'), 'brand'],
      [() => show('guarded', { on: '2026-11-21' }), 'day'],
    ] as const) {
      const refused = await Promise.resolve()
        .then<unknown>(asked)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(InvalidRequest);
      expect(refused).toHaveProperty('field', field);
    }
  });
});

describe('the checksum of a day', () => {
  const python = (items: readonly object[]) => {
    const { stdout, stderr } = spawnSync('python3', ['docs/api/reconcile_day.py'], {
      input: JSON.stringify(items),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { readonly checksum: string; readonly root: string };
  };
  const lines = (items: Awaited<ReturnType<typeof everyItem>>) => ({
    checksum: sha256(
      items
        .map((one) =>
          [
            ...[one.id, one.at, one.kind, one.state, one.player, one.coin, one.purse, one.amount],
            ...[one.balance ?? '', one.hash],
          ].join('\t'),
        )
        .map((line) => `${line}\n`)
        .join(''),
    ),
  });

  test.each(hasPython ? ['TypeScript', 'Python'] : ['TypeScript'])(
    'and the root of its seal follow from the pages, in %s',
    async (language) => {
      const brandId = `sealed-${language}`;
      const { brand, entries } = await givenDay(brandId);
      const compute = language === 'Python' ? python : lines;
      const items = await everyItem({ brand: brandId, limit: '9' });
      const open = await show(brandId);
      expect(open).toMatchObject({ status: 'OPEN', count: entries.length, declined: 2, seals: [] });
      expect(compute(items).checksum).toBe(open.checksum);
      await brand.sweep();
      const sealed = await show(brandId);
      expect(sealed).toMatchObject({
        ...open,
        status: 'SEALED',
        seals: [{ part: 1, count: entries.length }],
      });
      expect((await brand.seals()).map(({ root }) => root)).toEqual([sealed.seals[0]?.root]);
      if (language === 'Python') expect(python(items).root).toBe(sealed.seals[0]?.root);
    },
  );

  test('has the sums of each kind', async () => {
    await givenDay('summed');
    expect((await show('summed')).sums).toEqual([
      { coin: 'GOLD', purse: 'MAIN', kind: 'BET', count: 25, amount: '-2500' },
      { coin: 'GOLD', purse: 'MAIN', kind: 'WIN', count: 9, amount: '450' },
    ]);
  });

  test('changes with a late transaction, which opens the day again', async () => {
    const { brand, entries } = await givenDay('late');
    await brand.sweep();
    const before = await show('late');
    await givenEntries(tables, roundEntries({ brandId: 'late', at: `${day}T09:00:00.000Z` }).entries);
    const after = await show('late');
    expect(after).toMatchObject({ status: 'OPEN', count: entries.length + 1, seals: before.seals });
    expect(after.checksum).not.toBe(before.checksum);
    await brand.sweep([day]);
    expect((await show('late')).seals.map(({ part, count }) => [part, count])).toEqual([
      [1, entries.length],
      [2, 1],
    ]);
  });

  test('is left out for a sealed day with too many transactions, and an open one is refused', async () => {
    const { brand } = await givenDay('large');
    await expect(show('large', { most: 30 })).rejects.toMatchObject({ field: 'day' });
    await brand.sweep();
    const { checksum: _checksum, ...whole } = await show('large');
    expect(await show('large', { most: 30 })).toEqual({ ...whole, checksum: null });
  });

  test('of a day without transactions is the one of an empty text', async () => {
    await givenDay('quiet');
    expect(await show('quiet', { on: '2026-11-05' })).toMatchObject({
      ...{ status: 'OPEN', count: 0, sums: [], checksum: sha256('') },
    });
  });
});
