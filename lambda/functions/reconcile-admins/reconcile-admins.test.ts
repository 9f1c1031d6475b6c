import { afterEach, expect, test } from '@jest/globals';
import { reconcileAdmins } from '#lambda/functions/reconcile-admins/reconcile-admins';
import { adminRollStore } from '#lambda/stores/people/admin-roll-store';
import { rightsStore } from '#lambda/stores/people/rights-store';
import { productTables, type ProductTables } from '#test/support/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

async function house() {
  const tables = (opened = await productTables());
  const { directory, signUp } = rememberingDirectory();
  const roll = adminRollStore(tables);
  const rights = rightsStore(tables);
  const admin = async (name: string) => {
    const { sub } = signUp(name, 'ADMINS');
    await rights.granted({ sub, group: 'ADMINS', caller: undefined, audit: undefined });
    return sub;
  };
  return { directory, signUp, roll, admin, reconcile: reconcileAdmins({ directory, roll }) };
}

test('an admin who deleted their own account no longer counts', async () => {
  const { directory, roll, admin, reconcile } = await house();
  const [stays, goes] = [await admin('stays'), await admin('goes')];
  expect(await roll.read()).toMatchObject({ count: 2 });
  await directory.remove(goes);
  await reconcile();
  expect(await roll.read()).toEqual({ subs: [stays], count: 1 });
});

test('counts an admin who was added in the console', async () => {
  const { signUp, roll, reconcile } = await house();
  const { sub } = signUp('root', 'ADMINS');
  expect(await reconcile()).toEqual({ admins: 1 });
  expect(await roll.read()).toEqual({ subs: [sub], count: 1 });
});

test('does not overwrite a register that changed meanwhile', async () => {
  const { roll, admin } = await house();
  const first = await admin('first');
  const seen = await roll.read();
  await admin('second');
  expect(await roll.correct(seen, [first])).toBe(false);
  expect(await roll.read()).toMatchObject({ count: 2 });
});
