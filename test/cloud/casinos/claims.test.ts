import { beforeAll, expect, test } from '@jest/globals';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { BrandUser, Movement } from '#domain/generated/types';
import { brandUserKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { ulid } from '#lambda/ulid';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/authorization/personas/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { givenBrand } from '#test/support/given/given-brands';
import { workersProduct, type Product } from '#test/support/hosted-product';

/** All ways to get coins without playing, with the permissions of the production templates. */
let product: Product;
let stage: Stage;
let token: string;
let sub: string;

beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  ({ sub } = await newUser(stage, 'player@claims.test', ['PROVIDERS']));
  token = (await signedIn(stage, 'player@claims.test')).accessToken;
});

async function ask<Answer>(field: string, type: string, fields: string, input: object): Promise<Answer> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
  expect([field, errors]).toEqual([field, []]);
  return data?.[field] as Answer;
}

test('grants welcome, daily and package coins, and moves coins manually', async () => {
  const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
  const { id: brandId } = await givenBrand(tables);
  const joining = { brandId, displayName: 'Sea Otter', country: 'MT', ofAge: true, termsVersion };
  const joined = await ask<BrandUser>('joinBrand', 'JoinBrandInput', 'balances { amount }', joining);
  expect(joined.balances).toHaveLength(2);

  const said = 'coin purse state amount balance';
  const daily = await ask<Movement>('claimDailyCoins', 'ClaimDailyInput', said, { brandId, coin: 'GOLD' });
  expect(daily).toEqual({ coin: 'GOLD', purse: 'MAIN', state: 'POSTED', amount: '200', balance: '5200' });

  const claiming = { brandId, packageId: 'starter', requestId: ulid(new Date()) };
  const claim = () => ask<Movement[]>('claimCoinPackage', 'ClaimPackageInput', said, claiming);
  const claimed = await claim();
  expect(claimed.map(({ balance }) => balance)).toEqual(['6200', '40']);
  expect(await claim()).toEqual(claimed);

  await stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: stage.tables.main,
      Key: marshall(brandUserKey(brandId, sub)),
      UpdateExpression: 'SET #level = :admin',
      ExpressionAttributeNames: { '#level': 'level' },
      ExpressionAttributeValues: marshall({ ':admin': 'ADMIN' }),
    }),
  );
  const moving = { brandId, userId: sub, coin: 'GOLD', amount: '200', reason: 'Counted twice' };
  const taking = { ...moving, requestId: ulid(new Date()) };
  expect(await ask<Movement>('withdrawCoins', 'MoveCoinsInput', said, taking)).toMatchObject({
    amount: '-200',
    balance: '6000',
  });
});

test('the local cloud reported no errors', async () => expect((await product.said()).lines).toEqual([]));
