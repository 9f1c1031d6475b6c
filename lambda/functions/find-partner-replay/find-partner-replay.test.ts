import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getRoundReplay as operation } from '#domain/generated/novalink-api';
import { sharedRoundsKey } from '#domain/keys';
import { findPartnerReplay } from '#lambda/functions/find-partner-replay/find-partner-replay';
import { apiRequest } from '#lambda/runtime/api-request';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';
import { answerErrors } from '#test/support/api-contract';
import { ulidAt } from '#test/world/given/brand-movements';
import { givenBrand } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

const now = new Date('2026-11-20T12:00:00.000Z');
const second = now.getTime() / 1000;
let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

test('a replay is found for the company if the player shares the round, until it expires', async () => {
  const { id: brandId, companyId } = await givenBrand(tables);
  const playerId = playerIdOf('ada');
  const [open, expired, secret] = [0, 1, 2].map((number) => ulidAt('2026-11-10T10:00:00.000Z', number));
  const shared = [
    { replayId: 'R1', roundId: open, expiresAt: second + 60 },
    { replayId: 'R2', roundId: expired, expiresAt: second },
  ];
  const row = { ...sharedRoundsKey(brandId, playerId), brandId, playerId, shared, version: 1 };
  await tables.dynamodb.send(new PutItemCommand({ TableName: 'Play', Item: marshall(row) }));
  const needs = { ownsBrand: ownsBrand(tables), shared: sharedRoundStore(tables), clock: () => now };
  const find = (id: string, company = companyId) =>
    findPartnerReplay(needs)(apiRequest(operation, { pathParameters: { id } }), {
      ...{ companyId: company, kind: 'OPERATOR' },
    });
  const found = await find(`${brandId}.${playerId}.${open}`);
  expect(found).toEqual({ id: 'R1', path: '/static/Replay/R1', expiresAt: '2026-11-20T12:01:00.000Z' });
  const sent = { method: 'GET', path: '/v1/rounds/x/replay' };
  expect(answerErrors(sent, { status: 200, answer: found })).toEqual([]);
  for (const [id, company] of [
    [`${brandId}.${playerId}.${expired}`, companyId],
    [`${brandId}.${playerId}.${secret}`, companyId],
    [`${brandId}.${playerIdOf('ben')}.${open}`, companyId],
    [`${brandId}.${playerId}.${open}`, 'other'],
    ['R1', companyId],
  ] as const)
    await expect(find(id, company)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
