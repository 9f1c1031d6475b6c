import { describe, expect, test, vi } from 'vitest';
import { isSessionKept } from './is-session-kept';
import { createSessions, type Tokens } from './session';

const now = 1_800_000_000_000;

const tokensOf = (groups: unknown, idExpiresInSeconds = 900): Tokens => ({
  access: { text: 'access', claims: { 'cognito:groups': groups } },
  id: {
    text: 'id',
    claims: { sub: 'maria', email: 'maria@studio.test', exp: now / 1000 + idExpiresInSeconds },
  },
});

const sessionsOf = (tokens: Tokens | undefined) =>
  createSessions({ tokens: () => Promise.resolve(tokens), now: () => now, isKept: () => true });

test('reads known groups from the access token, in order of precedence', async () => {
  const session = await sessionsOf(tokensOf(['PROVIDERS', 'SOMETHING', 'ADMINS', 7])).read();
  expect(session).toEqual({
    sub: 'maria',
    email: 'maria@studio.test',
    groups: ['ADMINS', 'PROVIDERS'],
    accessToken: 'access',
  });
});

test.each([
  ['no tokens', undefined],
  ['no ID token', { access: { text: 'access', claims: {} }, id: undefined }],
  ['an ID token that has run out', tokensOf([], -1)],
  ['an ID token that runs out now', tokensOf([], 0)],
])('%s is not a session', async (_case, tokens) => {
  expect(await sessionsOf(tokens).read()).toBeUndefined();
});

test('renews tokens, and notifies watchers of another user', async () => {
  const answers: Record<string, Tokens> = { false: tokensOf([]), true: tokensOf(['OPERATORS']) };
  const sessions = createSessions({
    tokens: ({ renew }) => Promise.resolve(answers[String(renew)]),
    now: () => now,
    isKept: () => true,
  });
  await sessions.read();
  const heard: unknown[] = [];
  sessions.watch(() => heard.push(sessions.known()?.groups));
  await sessions.read();
  await sessions.read({ renew: true });
  expect(heard).toEqual([['OPERATORS']]);
});

test('passes a failure to the caller', async () => {
  const sessions = createSessions({
    tokens: () => Promise.reject(new Error('no network')),
    now: () => now,
    isKept: () => true,
  });
  await expect(sessions.read()).rejects.toThrow('no network');
});

test('public pages do not read tokens on a device without stored tokens', async () => {
  const tokens = vi.fn(() => Promise.resolve(tokensOf(['OPERATORS'])));
  const readOn = (isKept: boolean) =>
    createSessions({ tokens, now: () => now, isKept: () => isKept }).readIfKept();
  expect(await readOn(false)).toBeUndefined();
  expect(tokens).not.toHaveBeenCalled();
  expect(await readOn(true)).toMatchObject({ groups: ['OPERATORS'] });
});

describe('a kept session', () => {
  const kept = 'CognitoIdentityServiceProvider.client.LastAuthUser';
  test('is found by the key that Amplify writes', () => {
    expect(isSessionKept()).toBe(false);
    localStorage.setItem(kept, 'maria');
    expect(isSessionKept()).toBe(true);
  });

  test('does not exist where the browser blocks storage', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(isSessionKept()).toBe(false);
  });
});
