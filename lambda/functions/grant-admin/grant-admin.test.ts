import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditPartition } from '#domain/keys';
import { systemClock } from '#lambda/runtime/clock';
import { grantAdmin, parseRequest } from '#lambda/functions/grant-admin/grant-admin';
import { orRefusal } from '#lambda/runtime/refusal';
import { adminRegisterStore } from '#lambda/stores/users/admin-register-store';
import { rightsStore } from '#lambda/stores/users/rights-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

function desk() {
  const { directory, signUp } = rememberingDirectory();
  const grant = grantAdmin({ directory, rights: rightsStore(tables), clock: systemClock });
  return { signUp, ask: (event: unknown) => orRefusal(() => grant(parseRequest(event))) };
}

test('counts a user once and writes one event if called twice', async () => {
  const { signUp, ask } = desk();
  const { sub, email } = signUp('root');
  const before = (await adminRegisterStore(tables).read()).count ?? 0;
  expect(await ask({ email })).toEqual({ sub, groups: ['ADMINS'] });
  await ask({ email });
  expect(await adminRegisterStore(tables).read()).toMatchObject({ count: before + 1 });
  const events = (await tables.rows('Audit')).filter(({ pk }) => pk === auditPartition('USER', sub));
  expect(events).toMatchObject([{ action: 'GROUP_JOINED', actor: 'system' }]);
});

test('refuses an address that has not signed up, and names it', async () => {
  const { ask } = desk();
  const answer = await ask({ email: 'nobody@novalink.test' });
  expect(answer).toMatchObject({ refusal: { code: 'user.missing' } });
});

test.each([{}, { email: 1 }, { email: '' }, null])('rejects the request %p', async (event) => {
  expect(await desk().ask(event)).toMatchObject({ refusal: { code: 'input.invalid' } });
});
