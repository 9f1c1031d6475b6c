import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListBucketsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { region } from 'cdk-local-cloud/client';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
});

const json = async (path: string) => (await fetch(product.origin + path)).json();
const client = (endpoint = product.origin) => ({ region, endpoint, credentials: product.administrator });

const addresses = ['first@mail.test', 'second@mail.test'];

test('/__local/mail.json lists all sent e-mails, newest last', async () => {
  const cognito = new CognitoIdentityProviderClient({ region, endpoint: product.origin });
  for (const Username of addresses)
    await cognito.send(
      new SignUpCommand({
        ClientId: stage.clientId,
        Username,
        Password: 'Contract-1!',
        UserAttributes: [{ Name: 'email', Value: Username }],
        ClientMetadata: { termsVersion, policyVersion },
      }),
    );
  const mailTo = (to: string) => ({
    to,
    subject: expect.any(String) as unknown,
    code: expect.stringMatching(/^\d{6}$/) as unknown,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
  });
  const mails = (await json('/__local/mail.json')) as readonly { readonly to: string }[];
  expect(mails.filter(({ to }) => addresses.includes(to))).toEqual(addresses.map(mailTo));
});

describe('/amplify_outputs.json', () => {
  interface Outputs {
    readonly auth: { readonly groups: unknown };
    readonly custom: { readonly endpoints: Readonly<Record<'userPool' | 'identityPool' | 's3', string>> };
  }
  const outputs = () => json('/amplify_outputs.json') as Promise<Outputs>;

  test('is read by Amplify', async () => {
    expect(
      parseAmplifyConfig((await json('/amplify_outputs.json')) as Parameters<typeof parseAmplifyConfig>[0]),
    ).toMatchObject({
      Auth: {
        Cognito: {
          userPoolId: stage.userPoolId,
          userPoolClientId: stage.clientId,
          identityPoolId: stage.identityPoolId,
          allowGuestAccess: true,
          loginWith: { email: true },
          userAttributes: { email: { required: true } },
          mfa: { status: 'off' },
          passwordFormat: {
            minLength: 8,
            requireLowercase: true,
            requireUppercase: true,
            requireNumbers: true,
            requireSpecialCharacters: true,
          },
        },
      },
      API: {
        GraphQL: { endpoint: `${product.origin}/graphql`, region, defaultAuthMode: 'iam' },
      },
    });
  });

  test('contains the groups, and the addresses of the local services', async () => {
    const { auth, custom } = await outputs();
    expect(auth.groups).toEqual([
      { ADMINS: { precedence: 0 } },
      { OPERATORS: { precedence: 1 } },
      { PROVIDERS: { precedence: 2 } },
    ]);
    expect(custom.endpoints).toEqual({
      userPool: `${product.origin}/`,
      identityPool: `${product.origin}/`,
      s3: `${product.origin}/__local/s3`,
      s3Worker: '/__local/s3-worker.js',
    });
  });

  test('contains an S3 endpoint that stores and returns objects', async () => {
    const { custom } = await outputs();
    const s3 = new S3Client({ ...client(custom.endpoints.s3), forcePathStyle: true });
    const object = { Bucket: await siteBucket(), Key: 'contract/file.txt' };
    await s3.send(new PutObjectCommand({ ...object, Body: 'kept' }));
    const { Body } = await s3.send(new GetObjectCommand(object));
    expect(await Body?.transformToString()).toBe('kept');
  });
});

async function siteBucket(): Promise<string> {
  const s3 = new S3Client({ ...client(), forcePathStyle: true });
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
  const name = Buckets.find((bucket) => bucket.Name?.includes('web'))?.Name;
  if (name === undefined) throw new Error('There is no bucket of the site.');
  return name;
}

describe('the AWS SDK with the administrator’s credentials', () => {
  test('reads and writes tables', async () => {
    const dynamodb = new DynamoDBClient(client());
    const Item = { pk: { S: 'CONTRACT' }, sk: { S: 'ITEM' }, text: { S: 'kept' } };
    const TableName = stage.tables.main;
    await dynamodb.send(new PutItemCommand({ TableName, Item }));
    const { pk, sk } = Item;
    expect((await dynamodb.send(new GetItemCommand({ TableName, Key: { pk, sk } }))).Item).toEqual(Item);
  });

  test('reads the user pool', async () => {
    const cognito = new CognitoIdentityProviderClient(client());
    const { UserPools = [] } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 10 }));
    expect(UserPools.map(({ Id }) => Id)).toEqual([stage.userPoolId]);
    await expect(
      cognito.send(new AdminGetUserCommand({ UserPoolId: stage.userPoolId, Username: 'nobody@mail.test' })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('is refused with another secret', async () => {
    const credentials = { ...product.administrator, secretAccessKey: 'guessed' };
    const dynamodb = new DynamoDBClient({ ...client(), credentials });
    await expect(
      dynamodb.send(new GetItemCommand({ TableName: stage.tables.main, Key: { pk: { S: 'x' } } })),
    ).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  });
});
