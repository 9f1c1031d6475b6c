import { beforeAll, expect, test } from '@jest/globals';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey } from '#domain/keys';
import { invitationKey } from '#domain/keys/promotions';
import { termsVersion } from '#domain/terms-versions';
import { claimItem, parseClaim } from '#lambda/stores/promotions/claim-row';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { newUser } from '#test/world/personas';
import { givenBrand } from '#test/world/given/given-brands';
import { workersProduct } from '#test/support/hosted-product';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await workersProduct());
});

test('an export contains rewards of promotions and invitations, but not who invited the player', async () => {
  const email = `${ulid(new Date()).toLowerCase()}@personal.test`;
  const { sub } = await newUser(stage, email, ['PROVIDERS']);
  const { accessToken: token } = await signedIn(stage, email);
  const ask = async <Answer>(query: string, variables: object = {}) => {
    const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
    expect(errors).toEqual([]);
    return data as Answer;
  };
  const { id: brandId } = await givenBrand({ dynamodb: stage.dynamodb, mainTable: stage.tables.main });
  await ask('mutation ($input: JoinBrandInput!) { joinBrand(input: $input) { userId } }', {
    input: { brandId, displayName: 'Pia', country: 'NL', ofAge: true, termsVersion },
  });
  const { Item: user } = await stage.dynamodb.send(
    new GetItemCommand({ TableName: stage.tables.main, Key: marshall(brandUserKey(brandId, sub)) }),
  );
  const playerId = user?.playerId?.S ?? '';
  const of = { promotionId: 'a-promotion', period: 'ONCE' };
  const claim = parseClaim({
    ...{ id: ulid(new Date()), brandId, playerId, ...of, requestId: 'a-request', type: 'DAILY_GRANT' },
    ...{ name: 'Harbour coins', coin: 'GOLD', decimals: 2, amount: '100' },
    ...{ rulesHash: 'ab'.repeat(32), createdAt: '2026-11-22T10:00:00.000Z' },
  });
  const invitation = { ...invitationKey(brandId, playerId, of), ...of, createdBy: 'the-manager' };
  for (const Item of [claimItem(claim), marshall(invitation)])
    await stage.dynamodb.send(new PutItemCommand({ TableName: stage.tables.main, Item }));

  const rows: { readonly section: string }[] = [];
  let nextToken: string | null = null;
  do {
    const query = 'query ($nextToken: String) { exportMyData(nextToken: $nextToken) }';
    const { exportMyData } = await ask<{ exportMyData: string }>(query, { nextToken });
    const page = JSON.parse(exportMyData) as { items: typeof rows; nextToken: string | null };
    rows.push(...page.items);
    ({ nextToken } = page);
  } while (nextToken !== null);
  expect(rows.filter(({ section }) => section === 'promotions')).toEqual([
    expect.objectContaining({ name: 'Harbour coins', amount: '100', status: 'COMPLETED' }),
    { section: 'promotions', ...of },
  ]);
});
