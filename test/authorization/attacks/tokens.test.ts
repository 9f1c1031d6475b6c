import { beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql } from '../environment/ask-graphql';
import { newUser, signInAs } from '../personas/personas';
import { forgedTokens } from './forged-tokens';
import type { Stage } from '../environment/running-stage';
import { openStage } from '../environment/stage';
import { workersProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
let forged: Readonly<Record<string, string>>;
let forgedIds: Readonly<Record<string, string>>;
let real: { accessToken: string; idToken: string };

beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  real = await signInAs(stage, await newUser(stage, 'forger@tokens.test', ['PROVIDERS']));
  const response = await fetch(`${product.origin}/${stage.userPoolId}/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
  const kid = JSON.parse(Buffer.from(real.accessToken.split('.')[0] ?? '', 'base64url').toString()) as {
    kid: string;
  };
  const key = keys.find((one) => one.kid === kid.kid) ?? {};
  forged = forgedTokens(real.accessToken, key);
  forgedIds = forgedTokens(real.idToken, key);
});

const list = (token: string) =>
  askGraphql(stage.graphql, { token }, { query: '{ listCompanies { items { id } } }' });
const verify = async (idToken: string) => {
  const response = await fetch(`${product.origin}/api/v1/verify-id-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return ((await response.json()) as { valid?: boolean }).valid;
};

test('there are twenty forged tokens, and real tokens are accepted', async () => {
  expect(Object.keys(forged)).toHaveLength(20);
  expect((await list(real.accessToken)).errors).toEqual([]);
  expect(await verify(real.idToken)).toBe(true);
});

test('GraphQL rejects all of them', async () => {
  for (const [name, token] of Object.entries(forged)) {
    const { status, data } = await list(token);
    expect([name, status, data]).toEqual([name, 401, null]);
  }
});

describe('the ID token check', () => {
  test('rejects all of them', async () => {
    for (const [name, token] of Object.entries(forgedIds))
      expect([name, await verify(token)]).toEqual([name, false]);
  });

  test('rejects an access token', async () => {
    expect(await verify(real.accessToken)).toBe(false);
  });
});
