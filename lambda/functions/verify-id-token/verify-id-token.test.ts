import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { tokenIssuer, verifyIdToken } from '#lambda/functions/verify-id-token/verify-id-token';

const issuer = tokenIssuer('eu-west-1', 'eu-west-1_pool');
const clientId = 'our-client';
const claims = { token_use: 'id', email: 'anna@novalink.test', 'cognito:groups': ['PROVIDERS'] };

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

let ours: SigningKey;
let theirs: SigningKey;
const isDeleted = (sub: string) => Promise.resolve(sub === 'deleted');
let keys: ReturnType<typeof createLocalJWKSet>;
let verify: ReturnType<typeof verifyIdToken>;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  ours = pair.privateKey;
  theirs = (await generateKeyPair('RS256')).privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256' };
  keys = createLocalJWKSet({ keys: [key] });
  verify = verifyIdToken({ keys, issuer, clientId, isDeleted });
});

interface Forgery {
  readonly claims?: Record<string, unknown>;
  readonly sub?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly lifetime?: string;
  readonly foreignKey?: boolean;
}

const token = (forged: Forgery = {}) =>
  new SignJWT({ ...claims, ...forged.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject(forged.sub ?? 'sub-1')
    .setIssuer(forged.issuer ?? issuer)
    .setAudience(forged.audience ?? clientId)
    .setExpirationTime(forged.lifetime ?? '15m')
    .sign(forged.foreignKey ? theirs : ours);

test('returns the user of an ID token of this pool and client', async () => {
  expect(await verify(await token())).toEqual({
    valid: true,
    sub: 'sub-1',
    email: 'anna@novalink.test',
    groups: ['PROVIDERS'],
    expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
  });
});

test('fails if it cannot know whether the user was deleted', async () => {
  const unknown = () => Promise.reject(new Error('unreachable'));
  const unsure = verifyIdToken({ keys, issuer, clientId, isDeleted: unknown });
  await expect(unsure(await token())).rejects.toThrow('unreachable');
});

describe('refuses, with the reason', () => {
  test.each<[string, Forgery, string]>([
    ['an access token', { claims: { token_use: 'access' } }, 'not-an-id-token'],
    ['a deleted user’s', { sub: 'deleted' }, 'user-deleted'],
    ['another client’s', { audience: 'their-client' }, 'not-for-us'],
    ['another pool’s', { issuer: `${issuer}x` }, 'not-for-us'],
    ['an expired token', { lifetime: '-1s' }, 'expired'],
    ['a token signed by someone else', { foreignKey: true }, 'not-genuine'],
    ['a token without an e-mail address', { claims: { email: undefined } }, 'not-genuine'],
  ])('%s', async (_whose, forged, reason) => {
    expect(await verify(await token(forged))).toEqual({ valid: false, reason });
  });

  test('a token that is not signed', async () => {
    const unsigned = new UnsecuredJWT(claims).setIssuer(issuer).setAudience(clientId).encode();
    expect(await verify(unsigned)).toEqual({ valid: false, reason: 'not-genuine' });
  });

  test('a token whose content was changed', async () => {
    const [header = '', , signature = ''] = (await token()).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, iss: issuer, aud: clientId })).toString(
      'base64url',
    );
    expect(await verify(`${header}.${forged}.${signature}`)).toEqual({ valid: false, reason: 'not-genuine' });
  });

  test.each([
    ['by an unknown key', { kid: 'k2', alg: 'RS256' }],
    ['with another algorithm', { kid: 'k1', alg: 'PS256' }],
  ])('a token that is signed %s', async (_how, header) => {
    const [, payload = '', signature = ''] = (await token()).split('.');
    const forged = Buffer.from(JSON.stringify(header)).toString('base64url');
    const answer = await verify([forged, payload, signature].join('.'));
    expect(answer).toEqual({ valid: false, reason: 'not-genuine' });
  });

  test('a value that is not a token', async () => {
    expect(await verify('not a token')).toEqual({ valid: false, reason: 'not-genuine' });
  });
});

test.each([
  ['cannot be loaded', 503, 'not now'],
  ['cannot be read', 200, '<html>'],
  ['is none', 200, '{}'],
])('throws if the key set %s', async (_what, status, body) => {
  const keys = createRemoteJWKSet(new URL('https://keys.novalink.test'), {
    [customFetch]: () => Promise.resolve(new Response(body, { status })),
  });
  const untold = verifyIdToken({ keys, issuer, clientId, isDeleted });
  await expect(untold(await token())).rejects.toThrow();
});
