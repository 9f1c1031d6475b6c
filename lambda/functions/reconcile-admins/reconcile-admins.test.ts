import { afterEach, expect, test } from '@jest/globals';
import { systemClock } from '#lambda/clock';
import { grantAdmin } from '#lambda/functions/grant-admin/grant-admin';
import { reconcileAdmins } from '#lambda/functions/reconcile-admins/reconcile-admins';
import { adminRollStore } from '#lambda/stores/admin-roll-store';
import { rightsStore } from '#lambda/stores/rights-store';
import { productTables, type ProductTables } from '#test/support/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

async function house() {
  const tables = (opened = await productTables());
  const { directory, signUp } = rememberingDirectory();
  const roll = adminRollStore(tables);
  const grant = grantAdmin({ directory, rights: rightsStore(tables), clock: systemClock });
  return { directory, signUp, roll, grant, reconcile: reconcileAdmins({ directory, roll }) };
}

test('an admin who deleted their own account no longer counts', async () => {
  const { directory, signUp, roll, grant, reconcile } = await house();
  const [stays, goes] = [signUp('stays'), signUp('goes')];
  for (const { email } of [stays, goes]) await grant({ email });
  expect(await roll.read()).toMatchObject({ count: 2 });
  await directory.remove(goes.sub);
  await reconcile();
  expect(await roll.read()).toEqual({ subs: [stays.sub], count: 1 });
});

test('an admin by the console counts, from the first', async () => {
  const { signUp, roll, reconcile } = await house();
  const { sub } = signUp('root', 'ADMINS');
  expect(await reconcile()).toEqual({ admins: 1 });
  expect(await roll.read()).toEqual({ subs: [sub], count: 1 });
});

test('a roll that changed meanwhile is not overwritten', async () => {
  const { signUp, roll, grant } = await house();
  const first = signUp('first');
  await grant({ email: first.email });
  const seen = await roll.read();
  const second = signUp('second');
  await grant({ email: second.email });
  expect(await roll.correct(seen, [first.sub])).toBe(false);
  expect(await roll.read()).toMatchObject({ count: 2 });
});

test('granting twice counts once', async () => {
  const { signUp, roll, grant } = await house();
  const { email } = signUp('root');
  await grant({ email });
  await grant({ email });
  expect(await roll.read()).toMatchObject({ count: 1 });
});
