import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTournament, listLeaderboard, listTournaments } from '#domain/generated/novalink-api';
import { brandTournamentsPartition } from '#domain/keys/tournaments';
import { showPartnerTournaments } from '#lambda/functions/show-partner-tournaments/show-partner-tournaments';
import { apiRequest } from '#lambda/runtime/api-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { scoreStore } from '#lambda/stores/tournaments/score-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { tournamentRow } from '#test/authorization/fixtures/tournament';
import { answerErrors } from '#test/support/api-contract';
import { ulidAt } from '#test/world/given/brand-movements';
import { givenBrand } from '#test/world/given/given-brands';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let brand: string;
let own: Partner;
let other: Partner;
/** Newest first. */
const ids = [2, 1, 0].map((day) => ulidAt(`2026-11-0${day + 1}T00:00:00.000Z`));
const [draft = '', running = '', settled = ''] = ids;
const foreignId = ulidAt('2026-11-09T00:00:00.000Z');
const reachedAt = Date.parse('2026-11-05T10:00:00.000Z');

beforeAll(async () => {
  tables = await productTables();
  const [mine, foreign] = [await givenBrand(tables), await givenBrand(tables)];
  brand = mine.id;
  own = { companyId: mine.companyId, kind: 'OPERATOR' };
  other = { companyId: foreign.companyId, kind: 'OPERATOR' };
  for (const [id, status, brandId] of [
    [draft, 'DRAFT', brand],
    [running, 'PUBLISHED', brand],
    [settled, 'SETTLED', brand],
    [foreignId, 'PUBLISHED', foreign.id],
  ] as const) {
    const row = { ...tournamentRow(id, status, 'ada'), brandId, gsi1pk: brandTournamentsPartition(brandId) };
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
  }
  for (const score of [5, 4, 3, 2, 1])
    await scoreStore(tables).copy({
      ...{ tournamentId: running, playerId: `player-${score}`, version: 1 },
      play: {
        entryId: `entry-${score}`,
        state: { score: BigInt(score), rounds: score, reachedAt },
      } as never,
    });
});
afterAll(() => tables.stop());

const show = () =>
  showPartnerTournaments({
    ownsBrand: ownsBrand(tables),
    tournaments: tournamentStore(tables),
    scores: scoreStore(tables),
    clock: () => new Date('2026-11-20T12:00:00.000Z'),
  });
const list = (sent: Record<string, string> = {}, partner = own) =>
  show().list(apiRequest(listTournaments, { queryStringParameters: { brand, ...sent } }), partner);
const one = (id: string, partner = own) =>
  show().one(apiRequest(getTournament, { pathParameters: { id } }), partner);
const leaderboard = (id: string, sent: Record<string, string> = {}, partner = own) =>
  show().leaderboard(
    apiRequest(listLeaderboard, { pathParameters: { id }, queryStringParameters: sent }),
    partner,
  );

test('the tournaments of a brand are listed newest first, with drafts', async () => {
  const first = await list({ limit: '2' });
  const { items, nextCursor } = await list({ limit: '2', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...items].map(({ id, status }) => [id, status])).toEqual([
    [draft, 'DRAFT'],
    [running, 'SCHEDULED'],
    [settled, 'SETTLED'],
  ]);
  expect(nextCursor).toBeNull();
  const sent = { method: 'GET', path: '/v1/tournaments' };
  expect(answerErrors(sent, { status: 200, answer: first })).toEqual([]);
});

test('a tournament is read with its result, without users', async () => {
  const tournament = await one(settled);
  expect(tournament).toMatchObject({ brand, games: [settled], budget: '500', entrants: 1 });
  expect(tournament.result).toEqual({ entrants: 1, ranked: 1, paid: '500', resultHash: 'cd'.repeat(32) });
  expect(JSON.stringify(tournament)).not.toContain('ada');
  const sent = { method: 'GET', path: `/v1/tournaments/${settled}` };
  expect(answerErrors(sent, { status: 200, answer: tournament })).toEqual([]);
});

test('a leaderboard is listed best first, with ranks across pages', async () => {
  const found = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof leaderboard>> = await leaderboard(running, {
      limit: '2',
      ...(cursor && { cursor }),
    });
    const sent = { method: 'GET', path: `/v1/tournaments/${running}/leaderboard` };
    expect(answerErrors(sent, { status: 200, answer: page })).toEqual([]);
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(found.map(({ rank, player, score }) => [rank, player, score])).toEqual(
    [5, 4, 3, 2, 1].map((score, place) => [place + 1, `player-${score}`, `${score}`]),
  );
  expect(await leaderboard(draft)).toEqual({ items: [], nextCursor: null });
});

test('tournaments, leaderboards and cursors of another company are refused like missing ones', async () => {
  const missing = { code: 'NOT_FOUND', message: 'There is no tournament with this id.' };
  for (const [id, partner] of [
    [foreignId, own],
    [running, other],
    ['x', own],
  ] as const) {
    await expect(one(id, partner)).rejects.toMatchObject(missing);
    await expect(leaderboard(id, {}, partner)).rejects.toMatchObject(missing);
  }
  await expect(list({}, other)).rejects.toMatchObject({ field: 'brand' });
  const cursor = (await leaderboard(running, { limit: '1' })).nextCursor ?? '';
  await expect(leaderboard(settled, { cursor })).rejects.toMatchObject({ field: 'cursor' });
  await expect(list({ cursor })).rejects.toMatchObject({ field: 'cursor' });
});
