import { beforeEach, expect, test, vi } from 'vitest';
import { keptTokens } from './kept-tokens';

const now = 1_800_000_000_000;
const inSeconds = (seconds: number) => now / 1000 + seconds;

const jwt = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** Stores tokens in the format of Amplify. */
const keep = (tokens: Readonly<Record<string, string>>) => {
  localStorage.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'maria');
  for (const [name, value] of Object.entries(tokens))
    localStorage.setItem(`CognitoIdentityServiceProvider.client.maria.${name}`, value);
};

const idToken = jwt({ sub: 'maria', email: 'maría@studio.test', exp: inSeconds(900) });
const accessToken = jwt({ 'cognito:groups': ['PROVIDERS'], exp: inSeconds(900) });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

test('reads both tokens with their claims', () => {
  keep({ accessToken, idToken });
  expect(keptTokens('client')).toEqual({
    access: { text: accessToken, claims: { 'cognito:groups': ['PROVIDERS'], exp: inSeconds(900) } },
    id: { text: idToken, claims: { sub: 'maria', email: 'maría@studio.test', exp: inSeconds(900) } },
  });
});

test('finds nothing for another client of the user pool', () => {
  keep({ accessToken, idToken });
  expect(keptTokens('other')).toBeUndefined();
});

test.each([
  ['no tokens', {}],
  ['no ID token', { accessToken }],
  ['an expired ID token', { accessToken, idToken: jwt({ sub: 'maria', exp: inSeconds(4) }) }],
  ['an expired access token', { accessToken: jwt({ exp: inSeconds(4) }), idToken }],
  ['a token without an expiry', { accessToken: jwt({}), idToken }],
  ['a damaged token', { accessToken: 'head.%%%.signature', idToken }],
  ['a device clock that was behind at sign-in', { accessToken, idToken, clockDrift: '900000' }],
])('leaves %s to Amplify', (_case, tokens) => {
  keep(tokens);
  expect(keptTokens('client')).toBeUndefined();
});

test('leaves a device that blocks storage to Amplify', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keptTokens('client')).toBeUndefined();
});
