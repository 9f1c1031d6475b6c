import { afterEach, describe, expect, test } from '@jest/globals';
import { adminCountKey, auditPartition, withdrawnKey } from '#domain/keys';
import { systemClock } from '#lambda/runtime/clock';
import type { DirectoryUser } from '#lambda/services/directory/user-directory';
import { administerUsers } from '#lambda/functions/administer-users/administer-users';
import { parseRequest } from '#lambda/functions/administer-users/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { rightsStore } from '#lambda/stores/users/rights-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

/** Separate tables and a user directory for this test, with one admin. */
async function venue() {
  const tables = (opened = await productTables());
  const { directory, signUp, timesSignedOut } = rememberingDirectory();
  const needs = { directory, rights: rightsStore(tables), clock: systemClock };
  const admin = async (name: string) => {
    const user = signUp(name, 'ADMINS');
    await needs.rights.granted({ sub: user.sub, group: 'ADMINS', caller: undefined, audit: undefined });
    return user;
  };
  const ask = ({ sub }: DirectoryUser, fieldName: string, args: object) => {
    const event = { fieldName, arguments: args, identity: { sub, groups: ['ADMINS'] } };
    return orRefusal(() => administerUsers(needs)(parseRequest(event)));
  };
  const row = (key: { pk: string; sk: string }) => tables.row('Main', key);
  const history = async ({ sub }: DirectoryUser) =>
    (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('USER', sub));
  return { root: await admin('root'), admin, signUp, ask, row, history, directory, timesSignedOut };
}

const refusedWith = (code: string) => ({ refusal: expect.objectContaining({ code }) as unknown });

describe('the owner of a new company', () => {
  test('is a user named by sub, not by e-mail', async () => {
    const { root, ask, signUp } = await venue();
    const ada = signUp('ada');
    expect(await ask(root, 'createCompany', { input: { owner: ada.sub } })).toEqual({ sub: ada.sub });
    for (const owner of [ada.email, 'nobody'])
      expect(await ask(root, 'createCompany', { input: { owner } })).toEqual(refusedWith('user.missing'));
  });
});

describe('groups', () => {
  test('adds a user by e-mail in any letter case and records the caller', async () => {
    const { root, ask, signUp, directory, history } = await venue();
    const user = signUp('paula');
    const username = 'PAULA@novalink.test';
    const answer = await ask(root, 'addToGroup', { username, group: 'PROVIDERS' });
    expect(answer).toMatchObject({ sub: user.sub, groups: ['PROVIDERS'] });
    expect(await directory.groupsOf(user.sub)).toEqual(['PROVIDERS']);
    expect(await history(user)).toMatchObject([{ action: 'GROUP_JOINED', actor: root.sub }]);
  });

  test('writes one event for a repeated call', async () => {
    const { root, ask, signUp, history } = await venue();
    const user = signUp('paula');
    const join = { username: user.sub, group: 'OPERATORS' };
    await ask(root, 'addToGroup', join);
    expect(await ask(root, 'addToGroup', join)).toMatchObject({ groups: ['OPERATORS'] });
    expect(await history(user)).toHaveLength(1);
  });

  test('withdraws access immediately: deny row, group and all sessions', async () => {
    const { root, ask, signUp, row, directory, timesSignedOut } = await venue();
    const user = signUp('oscar', 'OPERATORS');
    await ask(root, 'removeFromGroup', { username: user.sub, group: 'OPERATORS' });
    expect(await row(withdrawnKey(user.sub, 'OPERATORS'))).toBeDefined();
    expect(await directory.groupsOf(user.sub)).toEqual([]);
    expect(timesSignedOut(user.sub)).toBe(1);
  });

  test('removes the deny row when a user is added again', async () => {
    const { root, ask, signUp, row } = await venue();
    const user = signUp('oscar', 'OPERATORS');
    const membership = { username: user.sub, group: 'OPERATORS' };
    await ask(root, 'removeFromGroup', membership);
    await ask(root, 'addToGroup', membership);
    expect(await row(withdrawnKey(user.sub, 'OPERATORS'))).toBeUndefined();
  });

  test('names users and groups that do not exist', async () => {
    const { root, ask, signUp } = await venue();
    const { sub } = signUp('paula');
    const nobody = { username: 'nobody@novalink.test', group: 'PROVIDERS' };
    expect(await ask(root, 'addToGroup', nobody)).toEqual(refusedWith('user.missing'));
    const owners = { username: sub, group: 'OWNERS' };
    expect(await ask(root, 'addToGroup', owners)).toEqual(refusedWith('group.unknown'));
    const inherited = { username: sub, group: 'constructor' };
    expect(await ask(root, 'addToGroup', inherited)).toEqual(refusedWith('group.unknown'));
  });
});

describe('admins', () => {
  test.each(['addToGroup', 'removeFromGroup', 'deleteUser'])(
    '%s refuses the caller’s own account',
    async (field) => {
      const { root, ask, directory } = await venue();
      const oneself = { username: root.email.toUpperCase(), group: 'ADMINS' };
      expect(await ask(root, field, oneself)).toEqual(refusedWith('user.self'));
      expect(await directory.groupsOf(root.sub)).toEqual(['ADMINS']);
    },
  );

  test('keeps one admin when two admins remove each other concurrently', async () => {
    const { root, admin, ask, row, directory } = await venue();
    const other = await admin('other');
    const remove = (caller: DirectoryUser, { sub: username }: DirectoryUser) =>
      ask(caller, 'removeFromGroup', { username, group: 'ADMINS' });
    await Promise.all([remove(root, other), remove(other, root)]);
    const left = [...(await directory.groupsOf(root.sub)), ...(await directory.groupsOf(other.sub))];
    expect(left).toEqual(['ADMINS']);
    expect(await row(adminCountKey)).toMatchObject({ admins: 1 });
  });

  test('refuses an admin whose access was withdrawn, whatever the token contains', async () => {
    const { root, admin, ask, signUp } = await venue();
    const former = await admin('former');
    const { sub: username } = signUp('paula');
    await ask(root, 'removeFromGroup', { username: former.sub, group: 'ADMINS' });
    const refused = refusedWith('caller.rights-withdrawn');
    expect(await ask(former, 'listUsers', {})).toEqual(refused);
    expect(await ask(former, 'addToGroup', { username, group: 'ADMINS' })).toEqual(refused);
    expect(await ask(former, 'deleteUser', { username: root.sub })).toEqual(refused);
  });

  test('adds nobody if the caller’s access is withdrawn during the request', async () => {
    const { root, admin, ask, signUp, directory, history, row } = await venue();
    const former = await admin('former');
    const user = signUp('paula');
    const join = directory.join.bind(directory);
    directory.join = async (sub, group) => {
      await ask(root, 'removeFromGroup', { username: former.sub, group: 'ADMINS' });
      return join(sub, group);
    };
    const answer = await ask(former, 'addToGroup', { username: user.sub, group: 'ADMINS' });
    expect(answer).toEqual(refusedWith('caller.rights-withdrawn'));
    expect(await directory.groupsOf(user.sub)).toEqual([]);
    expect(await history(user)).toEqual([]);
    expect(await row(adminCountKey)).toMatchObject({ admins: 1 });
  });

  test('refuses a caller who is not an admin', async () => {
    const { directory } = rememberingDirectory();
    const tables = (opened = await productTables());
    const needs = { directory, rights: rightsStore(tables), clock: systemClock };
    const event = { fieldName: 'listUsers', arguments: {}, identity: { sub: 's', groups: ['OPERATORS'] } };
    const answer = await orRefusal(() => administerUsers(needs)(parseRequest(event)));
    expect(answer).toEqual(refusedWith('caller.rights-withdrawn'));
  });

  test('refuses to remove the last admin', async () => {
    const { root, ask, signUp, directory } = await venue();
    // An admin who is missing from the register of admins, as after an interrupted grant.
    const uncounted = signUp('uncounted', 'ADMINS');
    const username = root.sub;
    const refused = refusedWith('user.last-admin');
    expect(await ask(uncounted, 'removeFromGroup', { username, group: 'ADMINS' })).toEqual(refused);
    expect(await ask(uncounted, 'deleteUser', { username })).toEqual(refused);
    expect(await directory.find(username)).toBeDefined();
  });
});

test('a deleted user leaves deny rows for every group, and the event', async () => {
  const { root, admin, ask, row, history, directory } = await venue();
  const user = await admin('former');
  const answer = await ask(root, 'deleteUser', { username: user.email });
  expect(answer).toMatchObject({ sub: user.sub, groups: ['ADMINS'] });
  for (const group of ['ADMINS', 'OPERATORS', 'PROVIDERS'] as const)
    expect(await row(withdrawnKey(user.sub, group))).toBeDefined();
  expect(await row(adminCountKey)).toMatchObject({ admins: 1 });
  expect(await history(user)).toMatchObject([{ action: 'USER_DELETED', actor: root.sub }]);
  expect(await directory.find(user.sub)).toBeUndefined();
});

describe('listUsers', () => {
  test('pages through a group until nextToken is null', async () => {
    const { root, ask, signUp } = await venue();
    const subs = ['a', 'b', 'c'].map((name) => signUp(name, 'PROVIDERS').sub);
    const first = await ask(root, 'listUsers', { group: 'PROVIDERS', limit: 2 });
    expect(first).toMatchObject({ items: [{ sub: subs[0] }, { sub: subs[1] }], nextToken: '2' });
    const second = await ask(root, 'listUsers', { group: 'PROVIDERS', limit: 2, nextToken: '2' });
    expect(second).toMatchObject({ items: [{ sub: subs[2], groups: ['PROVIDERS'] }], nextToken: null });
  });

  test('finds users by the beginning of an e-mail address, also within a group', async () => {
    const { root, ask, signUp } = await venue();
    const provider = signUp('anna', 'PROVIDERS');
    signUp('annabel');
    signUp('bert', 'PROVIDERS');
    const found = await ask(root, 'listUsers', { group: 'PROVIDERS', emailPrefix: 'ANN' });
    expect(found).toMatchObject({ items: [{ sub: provider.sub }] });
    expect(found).toHaveProperty('items.length', 1);
    expect(await ask(root, 'listUsers', { emailPrefix: 'ann' })).toHaveProperty('items.length', 2);
  });

  test('finds users by any part of an e-mail address, in any case', async () => {
    const { root, ask, signUp } = await venue();
    const wanted = signUp('lena.brandt');
    for (let user = 0; user < 30; user += 1) signUp(`other-${user}`);
    const late = signUp('brandt.otto', 'PROVIDERS');
    const found: string[] = [];
    let nextToken: string | null | undefined;
    let requests = 0;
    do {
      const page = (await ask(root, 'listUsers', { emailPart: ' BRÁNDT', limit: 2, nextToken })) as {
        items: { sub: string }[];
        nextToken: string | null;
      };
      requests += 1;
      found.push(...page.items.map(({ sub }) => sub));
      ({ nextToken } = page);
    } while (nextToken);
    expect(found).toEqual([wanted.sub, late.sub]);
    // A request reads at most ten pages of two users.
    expect(requests).toBeLessThanOrEqual(4);
    const within = await ask(root, 'listUsers', { emailPart: 'brandt', group: 'PROVIDERS' });
    expect(within).toMatchObject({ items: [{ sub: late.sub }], nextToken: null });
  });

  test.each([0, -1, 61, 1e9, 1.5])('limit %p is out of range', async (limit) => {
    const { root, ask } = await venue();
    expect(await ask(root, 'listUsers', { limit })).toEqual(refusedWith('list.limit-out-of-range'));
  });
});
