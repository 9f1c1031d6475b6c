import { afterEach, expect, test } from '@jest/globals';
import { reconcileAdmins } from '#lambda/functions/reconcile-admins/reconcile-admins';
import { adminRegisterStore } from '#lambda/stores/users/admin-register-store';
import { rightsStore } from '#lambda/stores/users/rights-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

async function venue() {
  const tables = (opened = await productTables());
  const { directory, signUp } = rememberingDirectory();
  const register = adminRegisterStore(tables);
  const rights = rightsStore(tables);
  const admin = async (name: string) => {
    const { sub } = signUp(name, 'ADMINS');
    await rights.granted({ sub, group: 'ADMINS', caller: undefined, audit: undefined });
    return sub;
  };
  return { directory, signUp, register, admin, reconcile: reconcileAdmins({ directory, register }) };
}

test('no longer counts an admin who deleted their own account', async () => {
  const { directory, register, admin, reconcile } = await venue();
  const [stays, goes] = [await admin('stays'), await admin('goes')];
  expect(await register.read()).toMatchObject({ count: 2 });
  await directory.remove(goes);
  await reconcile();
  expect(await register.read()).toEqual({ subs: [stays], count: 1 });
});

test('counts an admin who was added in the console', async () => {
  const { signUp, register, reconcile } = await venue();
  const { sub } = signUp('root', 'ADMINS');
  expect(await reconcile()).toEqual({ admins: 1 });
  expect(await register.read()).toEqual({ subs: [sub], count: 1 });
});

test('does not overwrite a register that has changed in the meantime', async () => {
  const { register, admin } = await venue();
  const first = await admin('first');
  const seen = await register.read();
  await admin('second');
  expect(await register.correct(seen, [first])).toBe(false);
  expect(await register.read()).toMatchObject({ count: 2 });
});
