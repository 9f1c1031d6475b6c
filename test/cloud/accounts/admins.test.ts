import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { decodeJwt } from 'jose';
import { acceptanceKey, adminCountKey, companyKey } from '#domain/keys';
import { acceptanceStore } from '#lambda/stores/users/acceptance-store';
import { until } from 'cdk-local-cloud/testing';
import { region } from 'cdk-local-cloud/client';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/world/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { localAssembly } from '#test/support/assembly';
import { runCommand } from '#test/support/run-command';
import { only, withMore } from '../clients/changed-template';

let cloud: OwnProduct;
let stage: Stage;
let assembly: string;
beforeAll(async () => {
  assembly = withMore(await localAssembly(), 'ApiCompanies', (resources) => {
    const [reconcile] = only(
      resources,
      ({ Type, Properties }) =>
        Type === 'AWS::Lambda::Function' &&
        String(Properties.Description).startsWith('Synchronizes the list of admins with the group'),
    );
    return { Outputs: { ReconcileFunctionName: { Value: { Ref: reconcile } } } };
  });
  cloud = await ownProduct({ assembly });
  stage = await openStage(cloud);
});
afterAll(async () => {
  await cloud.stop();
  rmSync(assembly, { recursive: true });
});

test('the last admin cannot delete their account', async () => {
  await newUser(stage, 'root@admins.test', []);
  await stage.grantAdmin('root@admins.test');
  const { accessToken: token } = await signedIn(stage, 'root@admins.test');
  const query = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
  const variables = { email: 'root@admins.test' };
  const { errors } = await askGraphql(stage.graphql, { token }, { query, variables });
  expect(errors[0]?.errorType).toBe('user.last-admin');
  expect(await adminCount()).toBe(1);
});

const grantAdmin = (...options: readonly string[]) => runCommand(cloud, 'grant-admin', options);

describe('npm run grant-admin', () => {
  test('makes a user an admin, also repeatedly', async () => {
    await newUser(stage, 'first@admins.test', []);
    const before = await adminCount();
    const reported = {
      code: 0,
      said: 'first@admins.test is an admin of stage local. The new access applies after the next sign-in.',
    };
    expect(await grantAdmin('--stage', 'local', '--email', 'first@admins.test')).toEqual(reported);
    expect(await grantAdmin('--stage', 'local', '--email', 'FIRST@admins.test')).toMatchObject({ code: 0 });
    expect(await adminCount()).toBe(before + 1);
    const { accessToken } = await signedIn(stage, 'first@admins.test');
    expect(decodeJwt(accessToken)['cognito:groups']).toEqual(['ADMINS']);
    const query = '{ listReviewItems { items { id } } }';
    const { errors } = await askGraphql(stage.graphql, { token: accessToken }, { query });
    expect(errors).toEqual([]);
  });

  test('refuses an address without an account', async () => {
    expect(await grantAdmin('--stage', 'local', '--email', 'nobody@admins.test')).toEqual({
      code: 1,
      said: 'nobody@admins.test has no account yet. Sign up on the site first.',
    });
  });

  test('refuses a stage that does not exist', async () => {
    const { code, said } = await grantAdmin('--stage', 'nowhere', '--email', 'first@admins.test');
    expect([code, said]).toEqual([1, 'Stack with id NovaLink-nowhere-ApiCompanies does not exist']);
  });

  test.each([[[]], [['--stage', 'local']], [['--email', 'x@admins.test']], [['--stagge', 'local']]])(
    'prints its usage for %j',
    async (options: readonly string[]) => {
      const said = 'Usage: npm run grant-admin -- --stage dev --email you@example.com';
      expect(await grantAdmin(...options)).toEqual({ code: 2, said });
    },
  );
});

test('the nightly reconciliation removes admins who deleted their accounts', async () => {
  await newUser(stage, 'stays@admins.test', []);
  await stage.grantAdmin('stays@admins.test');
  await newUser(stage, 'leaves@admins.test', []);
  await stage.grantAdmin('leaves@admins.test');
  const before = await adminCount();
  const { accessToken: AccessToken } = await signedIn(stage, 'leaves@admins.test');
  await stage.cognito.send(new DeleteUserCommand({ AccessToken }));
  expect(await adminCount()).toBe(before);

  expect(await reconcile()).toMatchObject({ admins: before - 1 });
  expect(await adminCount()).toBe(before - 1);
});

test('the nightly reconciliation closes the company of a deleted user and removes their data', async () => {
  const { sub } = await newUser(stage, 'silent@admins.test', []);
  const { accessToken } = await signedIn(stage, 'silent@admins.test');
  const { data, errors } = await askGraphql(
    stage.graphql,
    { token: accessToken },
    { query: 'mutation { createCompany(input: { kind: PROVIDER, name: "Silent Reef" }) { id } }' },
  );
  expect(errors).toEqual([]);
  const { id } = (data as { createCompany: { id: string } }).createCompany;
  const acceptance = { sub, termsVersion: '2026-01-01', policyVersion: '2026-01-01' };
  const acceptances = acceptanceStore({ dynamodb: stage.dynamodb, mainTable: stage.tables.main });
  await acceptances.record({ ...acceptance, acceptedAt: '2026-01-02T00:00:00.000Z' });
  await stage.cognito.send(new DeleteUserCommand({ AccessToken: accessToken }));

  expect(await reconcile()).toMatchObject({ deleted: 1 });
  const company = await until(async () => {
    const [row] = await partition(companyKey(id).pk);
    return row?.status === 'CLOSED' ? row : undefined;
  });
  expect(company).toMatchObject({ active: false, reviewNote: 'The owner’s account was deleted.' });
  const { pk } = acceptanceKey(sub, '');
  await until(async () =>
    (await partition(pk)).every(({ sk }) => String(sk).startsWith('WITHDRAWN#')) ? true : undefined,
  );
});

async function reconcile(): Promise<unknown> {
  const { origin: endpoint, administrator: credentials } = cloud;
  const lambda = new LambdaClient({ endpoint, region, credentials });
  const FunctionName = namedOutput(cloud, 'ReconcileFunctionName');
  const { Payload, FunctionError } = await lambda.send(new InvokeCommand({ FunctionName }));
  expect(FunctionError).toBeUndefined();
  return JSON.parse(Payload?.transformToString() ?? '');
}

/** The count that protects the last admin. The register must contain the same number. */
async function adminCount(): Promise<number> {
  const rows = await partition(adminCountKey.pk);
  const count = rows.find(({ sk }) => sk === adminCountKey.sk);
  const admins = typeof count?.admins === 'number' ? count.admins : 0;
  expect(rows.filter(({ sk }) => sk !== adminCountKey.sk)).toHaveLength(admins);
  return admins;
}

async function partition(pk: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await stage.dynamodb.send(
    new QueryCommand({
      TableName: stage.tables.main,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: marshall({ ':pk': pk }),
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => unmarshall(item));
}
