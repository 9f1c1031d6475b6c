import { afterEach, expect, test } from '@jest/globals';
import { auditPartition, withdrawnKey } from '#domain/keys';
import { endDeletedAccounts } from '#lambda/functions/reconcile-admins/end-deleted-accounts';
import { acceptanceStore } from '#lambda/stores/users/acceptance-store';
import { acceptedUsersStore } from '#lambda/stores/users/accepted-users-store';
import { userStore } from '#lambda/stores/users/user-store';
import { rightsStore } from '#lambda/stores/users/rights-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

async function platform() {
  const tables = (opened = await productTables());
  const { directory, signUp } = rememberingDirectory();
  const rights = rightsStore(tables);
  const users = acceptedUsersStore(tables);
  const accept = async (sub: string, acceptedAt: string) => {
    for (const termsVersion of ['2026-01-01', '2026-02-01'])
      await acceptanceStore(tables).record({ sub, termsVersion, policyVersion: termsVersion, acceptedAt });
  };
  const at = '2026-05-02T03:17:00.000Z';
  return {
    directory,
    accept,
    end: endDeletedAccounts({ directory, users, rights, clock: () => new Date(at) }),
    forget: (sub: string) => userStore(tables).forget(sub),
    member: async (name: string, acceptedAt: string) => {
      const { sub } = signUp(name);
      await accept(sub, acceptedAt);
      return sub;
    },
    isWithdrawn: (sub: string) => rights.isWithdrawn(sub, 'ACCOUNT'),
    rowsOf: async (sub: string) =>
      (await tables.rows('Main')).filter(({ pk }) => pk === withdrawnKey(sub, '').pk).map(({ sk }) => sk),
    events: async (sub: string) =>
      (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('USER', sub)),
  };
}
const longAgo = '2026-04-01T00:00:00.000Z';

test('withdraws the access of users who no longer exist, once', async () => {
  const { directory, member, end, isWithdrawn, rowsOf, events, forget } = await platform();
  const [stays, left] = [await member('stays', longAgo), await member('left', longAgo)];
  await directory.remove(left);
  expect(await end()).toEqual({ deleted: 1 });
  expect([await isWithdrawn(stays), await isWithdrawn(left)]).toEqual([false, true]);
  expect(await rowsOf(left)).toEqual(
    expect.arrayContaining(
      ['ACCOUNT', 'ADMINS', 'PROVIDERS', 'OPERATORS'].map((what) => `WITHDRAWN#${what}`),
    ),
  );
  expect(await events(left)).toMatchObject([{ action: 'USER_DELETED', actor: 'system' }]);
  expect(await end()).toEqual({ deleted: 0 });
  await forget(left);
  expect(await end()).toEqual({ deleted: 0 });
});

test('does not change an account that is being created', async () => {
  const { accept, end, isWithdrawn } = await platform();
  await accept('signing-up', '2026-05-02T03:16:59.000Z');
  expect(await end()).toEqual({ deleted: 0 });
  expect(await isWithdrawn('signing-up')).toBe(false);
});

test('looks up a user whom the list omitted', async () => {
  const { directory, member, end, isWithdrawn } = await platform();
  const sub = await member('moved', longAgo);
  directory.list = () => Promise.resolve({ users: [], nextToken: null });
  expect(await end()).toEqual({ deleted: 0 });
  expect(await isWithdrawn(sub)).toBe(false);
});
