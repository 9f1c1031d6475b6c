import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { emailExclusionKey, exclusionKey } from '#domain/keys';
import { emailHash } from '#lambda/email-hash';
import { carryExclusion } from '#lambda/functions/record-acceptance/carry-exclusion';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';
import { productTables, type ProductTables } from '#test/support/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const hash = emailHash(() => Promise.resolve('a key'));
const now = '2026-05-01T00:00:00.000Z';
const later = '2026-05-01T00:00:00.001Z';

async function signUpOf(userName: string, email: string | undefined, excluded?: [string, string]) {
  if (excluded) {
    const [address, until] = excluded;
    const Item = marshall({ ...emailExclusionKey(await hash(address)), until });
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
  }
  const carry = carryExclusion({ hash, exclusions: emailExclusionStore(tables), clock: () => new Date(now) });
  await carry({ userName, request: { userAttributes: email === undefined ? {} : { email } } });
  const { pk } = exclusionKey(userName);
  return (await tables.rows('Main')).find((row) => row.pk === pk)?.until;
}

test('excludes a new account for the remaining time, whatever the letter case', async () => {
  expect(await signUpOf('ada', 'Ada@one.test', ['ada@one.test', later])).toBe(later);
});

test.each([
  ['after the exclusion has ended', 'bob@two.test', ['bob@two.test', now]],
  ['for another mailbox', 'eve+2@three.test', ['eve@three.test', later]],
  ['for an address that was never excluded', 'new@four.test', undefined],
  ['for a user without an address', undefined, undefined],
] as const)('excludes nobody %s', async (_when, email, excluded) => {
  const given = excluded && ([...excluded] as [string, string]);
  expect(await signUpOf(`nobody-${String(email)}`, email, given)).toBeUndefined();
});
