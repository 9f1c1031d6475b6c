import { expect, test, vi } from 'vitest';
import { OtherUser, oneUser } from './one-user';
import type { Tokens } from './session';

const tokensOf = (sub: string): Tokens => ({
  access: { text: `access of ${sub}`, claims: { sub } },
  id: { text: `id of ${sub}`, claims: { sub } },
});

const begin = () => {
  const device: { tokens: Tokens | undefined } = { tokens: tokensOf('maria') };
  const reload = vi.fn();
  return { device, reload, user: oneUser({ fetchTokens: () => Promise.resolve(device.tokens), reload }) };
};
const renew = false;

test('a page gets no tokens of another user, and is reloaded', async () => {
  const { device, reload, user } = begin();
  expect(await user.tokens({ renew })).toEqual(tokensOf('maria'));
  device.tokens = tokensOf('bob');
  await expect(user.tokens({ renew })).rejects.toBeInstanceOf(OtherUser);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page gets no tokens of another user after a sign-out either', async () => {
  const { device, user } = begin();
  await user.tokens({ renew });
  device.tokens = undefined;
  expect(await user.tokens({ renew })).toBeUndefined();
  device.tokens = tokensOf('bob');
  await expect(user.tokens({ renew })).rejects.toBeInstanceOf(OtherUser);
});

test('a page whose own tab signs in gets the tokens of the new user', async () => {
  const { device, reload, user } = begin();
  await user.tokens({ renew });
  user.release();
  device.tokens = tokensOf('bob');
  expect(await user.tokens({ renew })).toEqual(tokensOf('bob'));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['signed out', undefined, 1],
  ['signed in as another user', tokensOf('bob'), 1],
  ['renewed the tokens', tokensOf('maria'), 0],
])('when another tab has %s, the page is reloaded as often as needed', async (_name, tokens, times) => {
  const { device, reload, user } = begin();
  await user.tokens({ renew });
  device.tokens = tokens;
  await user.check().catch((error: unknown) => expect(error).toBeInstanceOf(OtherUser));
  expect(reload).toHaveBeenCalledTimes(times);
});

test('a page without a user stays when another tab signs in', async () => {
  const { reload, user } = begin();
  await user.check();
  expect(reload).not.toHaveBeenCalled();
});
