import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getRound, listRounds as listOperation } from '#domain/generated/novalink-api';
import { listRounds } from '#lambda/functions/show-partner-rounds/list-rounds';
import type { Needs } from '#lambda/functions/show-partner-rounds/needs';
import { showRound } from '#lambda/functions/show-partner-rounds/show-round';
import { ApiFailure } from '#lambda/runtime/api-failure';
import { apiRequest } from '#lambda/runtime/api-request';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';
import { answerErrors } from '#test/support/api-contract';
import { givenEntries, roundEntries } from '#test/world/given/brand-movements';
import { givenBrand } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

const now = new Date('2026-11-20T12:00:00.000Z');
let tables: ProductTables;
let needs: Needs;
let brand: string;
let own: Partner;
let other: Partner;
const [first, second] = ['2026-11-10', '2026-11-19'] as const;
const [ada, ben] = [playerIdOf('ada'), playerIdOf('ben')];
/** In order of time. Four rounds of both players are at the same millisecond. */
let rounds: readonly ReturnType<typeof roundEntries>[];

beforeAll(async () => {
  tables = await productTables();
  needs = {
    ownsBrand: ownsBrand(tables),
    movements: brandMovements(tables),
    clock: () => now,
  };
  const [mine, foreign] = [await givenBrand(tables), await givenBrand(tables)];
  brand = mine.id;
  own = { companyId: mine.companyId, kind: 'OPERATOR' };
  other = { companyId: foreign.companyId, kind: 'OPERATOR' };
  const at = `${first}T10:00:00.500Z`;
  rounds = [
    roundEntries({ brandId: brand, at: `${first}T10:00:00.000Z`, win: 250n }),
    ...[0, 1, 2, 3].map((number) =>
      roundEntries({
        brandId: brand,
        playerId: number % 2 ? ada : ben,
        at,
        number,
        win: BigInt(number) * 10n,
      }),
    ),
    roundEntries({ brandId: brand, at: `${second}T23:59:59.999Z`, purse: 'PROMO' }),
  ];
  const late = roundEntries({ brandId: brand, at: '2026-11-20T00:00:00.000Z' });
  const elsewhere = roundEntries({ brandId: foreign.id, at });
  await givenEntries(
    tables,
    [...rounds, late, elsewhere].flatMap(({ entries }) => entries),
  );
});
afterAll(() => tables.stop());

const list = (sent: Record<string, string> = {}, partner = own) => {
  const asked = { brand, from: first, to: second, ...sent };
  return listRounds(needs)(apiRequest(listOperation, { queryStringParameters: asked }), partner);
};
const show = (id: string, partner = own) =>
  showRound(needs)(apiRequest(getRound, { pathParameters: { id } }), partner);

async function pages(sent: Record<string, string>) {
  const found = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...sent, ...(cursor && { cursor }) });
    expect(answerErrors({ method: 'GET', path: '/v1/rounds' }, { status: 200, answer: page })).toEqual([]);
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}
const byId = (ids: readonly { readonly id: string }[]) => ids.map(({ id }) => id).sort();

describe('the rounds of a brand', () => {
  test.each([1, 2, 3, 100])('are listed once and in order in pages of %i', async (limit) => {
    const found = await pages({ limit: `${limit}` });
    expect(byId(found)).toEqual(byId(rounds));
    expect(found.map(({ at }) => at)).toEqual(rounds.map(({ entries }) => entries[0]?.at));
  });

  test('have their wins, also if the win is on another page', async () => {
    const wins = async (limit: string) => new Map((await pages({ limit })).map(({ id, win }) => [id, win]));
    const expected = new Map(rounds.map(({ id, entries }) => [id, `${entries[1]?.amount ?? 0n}`]));
    for (const limit of ['1', '2', '100']) expect(await wins(limit)).toEqual(expected);
  });

  test('can be listed for one player', async () => {
    expect(byId(await pages({ user: ben }))).toEqual(byId(rounds.filter(({ playerId }) => playerId === ben)));
    expect(await pages({ user: 'nobody' })).toEqual([]);
  });

  test('contain the player, the purse and the commitment, but no user', async () => {
    const { items } = await list({ from: second });
    expect(items).toEqual([
      {
        ...{ id: rounds.at(-1)?.id, brand, player: ada, game: 'g1', version: 'v1', coin: 'GOLD' },
        ...{ purse: 'PROMO', bet: '100', win: '0', serverSeedHash: 'cd'.repeat(32), nonce: 0 },
        at: `${second}T23:59:59.999Z`,
      },
    ]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a missing brand', { brand: 'x' }, 'brand'],
    ['a brand with a separator of keys', { brand: 'x#y' }, 'brand'],
    ['a reversed range', { from: second, to: first }, 'from'],
    ['a day in the future', { to: '2026-11-21' }, 'to'],
    ['a range of 32 days', { from: '2026-10-19' }, 'from'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['a limit of 101', { limit: '101' }, 'limit'],
    ['NaN as a limit', { limit: 'NaN' }, 'limit'],
    ['another text as a cursor', { cursor: 'eHl6' }, 'cursor'],
  ])('refuse %s', async (_what, sent, field) => {
    const refused = await Promise.resolve()
      .then(() => list(sent))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvalidRequest);
    expect(refused).toHaveProperty('field', field);
  });

  test('refuse another company like a missing brand', async () => {
    const refusalOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
    expect(await refusalOf(list({}, other))).toEqual(await refusalOf(list({ brand: 'x' })));
    expect(await refusalOf(list({}, { ...own, kind: 'PROVIDER', companyId: 'studio' }))).toBeInstanceOf(
      InvalidRequest,
    );
  });

  test('refuse the cursor of another query, of another company, and a changed one', async () => {
    const { nextCursor } = await list({ limit: '1' });
    const cursor = nextCursor ?? '';
    const foreign = Buffer.from(cursor, 'base64url').toString().replace(first, '2026-11-20');
    for (const [sent, partner] of [
      [{ cursor, to: first }, own],
      [{ cursor, user: ben }, own],
      [{ cursor }, other],
      [{ cursor: Buffer.from(foreign).toString('base64url') }, own],
      [{ cursor: `${cursor}=` }, own],
    ] as const)
      await expect(list(sent, partner)).rejects.toMatchObject({ field: 'cursor' });
    // The limit can change between pages. A request reads four days.
    expect((await list({ cursor, limit: '50' })).items).toHaveLength(4);
  });
});

describe('a round', () => {
  test('is read by its id', async () => {
    const listed = await pages({});
    for (const { id } of rounds) {
      const round = await show(id);
      expect(
        answerErrors({ method: 'GET', path: `/v1/rounds/${id}` }, { status: 200, answer: round }),
      ).toEqual([]);
      expect(listed).toContainEqual(round);
    }
  });

  test('of another company, and anything that is no round, is not found', async () => {
    const [round] = rounds;
    const id = round?.id ?? '';
    for (const [asked, partner] of [
      [id, other],
      [id.slice(0, -1), own],
      [`${id}.x`, own],
      [id.replace(brand, `${brand}#2026`), own],
      [`${brand}.${ben}.${round?.roundId}`, own],
      ['..', own],
      [round?.roundId ?? '', own],
    ] as const)
      await expect(show(asked, partner)).rejects.toEqual(
        new ApiFailure('NOT_FOUND', 'There is no round with this id.'),
      );
  });
});
