import { generateKeyPairSync } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import type { SigningKey } from '@novalink/wallet-contract/signatures';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { answerErrors } from '#test/support/api-contract';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { givenApiKey, signedHeaders } from '#test/world/given/api-keys';

let product: Product;
let stage: Stage;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
});

const games = '/api/v1/games';
const v1 = (secret: string): SigningKey => ({ scheme: 'v1', secret });

/** Sends a request, and compares the answer with the contract. */
async function send(target: string, headers: Record<string, string>) {
  const response = await fetch(product.origin + target, { headers });
  const answered = { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  expect(answerErrors({ method: 'GET', path: target.replace('/api', '') }, answered)).toEqual([]);
  return { ...answered, cache: response.headers.get('cache-control') };
}

test('a secret signs one request, until the key is revoked', async () => {
  const { keyId, id, secret, ask } = await givenApiKey(stage, 'ada@signed.test');
  const target = `${games}?limit=1`;
  const headers = signedHeaders(keyId, v1(secret), { target });
  expect(await send(target, headers)).toMatchObject({ status: 200, cache: 'no-store' });
  const invalid = { status: 401, answer: { code: 'INVALID_SIGNATURE' }, cache: 'no-store' };
  expect(await send(target, headers)).toMatchObject(invalid);
  expect(await send(games, signedHeaders(keyId, v1(secret), { target }))).toMatchObject(invalid);
  expect(await send(games, {})).toMatchObject(invalid);
  const revoke =
    'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { lastUsedAt status } }';
  const { data } = await ask(revoke, { id });
  expect(data?.revokeApiKey).toMatchObject({ status: 'REVOKED', lastUsedAt: expect.any(String) });
  expect(await send(games, signedHeaders(keyId, v1(secret), { target: games, clock: 1 }))).toMatchObject(
    invalid,
  );
});

test('a private key signs requests', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { keyId, secret } = await givenApiKey(stage, 'ben@signed.test', {
    scheme: 'ED25519',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
  expect(secret).toBe('');
  const target = '/api/v1/metrics?from=2026-01-01&to=2026-01-02';
  const headers = signedHeaders(keyId, { scheme: 'ed25519', privateKey }, { target });
  const figures = { coin: null, rounds: 0, turnover: '0', ggr: '0', actualRtp: null };
  expect(await send(target, headers)).toMatchObject({
    status: 200,
    answer: {
      items: [
        { id: '2026-01-01', players: 0, figures: [figures] },
        { id: '2026-01-02', players: 0, figures: [figures] },
      ],
    },
  });
});

test('a header that is sent twice is refused', async () => {
  const { keyId, secret } = await givenApiKey(stage, 'cem@signed.test');
  const headers = Object.entries(signedHeaders(keyId, v1(secret), { target: games })).flat();
  const statusWith = (more: readonly string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(product.origin);
      const host = ['Host', `${hostname}:${port}`];
      httpRequest(
        { host: hostname, port, path: games, headers: [...host, ...headers, ...more] },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
  expect(await statusWith(['X-Novalink-Key', keyId])).toBe(401);
  expect(await statusWith([])).toBe(200);
});
