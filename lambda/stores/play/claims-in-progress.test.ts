import { PutItemCommand, type BatchGetItemCommandOutput } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playKey } from '#domain/keys';
import { claimsInProgress } from '#lambda/stores/play/claims-in-progress';
import { claimInProgress } from '#test/authorization/fixtures/claim';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const brandId = 'brand';
const write = (playerId: string, row: object) =>
  tables.dynamodb.send(
    new PutItemCommand({
      TableName: tables.playTable,
      Item: marshall({ ...playKey(brandId, playerId), playerVersion: 1, version: 1, ...row }),
    }),
  );

test('reads the claims of players, and nothing else of their rows', async () => {
  const { kept } = claimInProgress(brandId, 'ada', { coin: 'GOLD' });
  await write('ada', { seed: { serverSeed: 'secret' }, claims: [kept] });
  await write('bob', { seed: { serverSeed: 'secret' } });
  const read: string[] = [];
  tables.dynamodb.middlewareStack.add((next) => async (args) => {
    const result = await next(args);
    const { Responses = {} } = result.output as BatchGetItemCommandOutput;
    read.push(
      ...Object.values(Responses)
        .flat()
        .flatMap((item) => Object.keys(item)),
    );
    return result;
  });

  const found = await claimsInProgress(tables)(brandId, ['ada', 'bob', 'carl', 'ada']);

  expect([...found.keys()]).toEqual(['ada', 'bob', 'carl']);
  expect(found.get('ada')).toMatchObject([{ claimId: kept.id }]);
  expect([found.get('bob'), found.get('carl')]).toEqual([[], []]);
  expect([...new Set(read)].sort()).toEqual(['claims', 'pk', 'sk']);
});
