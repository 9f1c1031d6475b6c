import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { carriedExclusionKey, exclusionKey } from '#domain/keys';
import { emailHashes } from '#lambda/runtime/email-hash';
import { carryExclusion } from '#lambda/functions/record-acceptance/carry-exclusion';
import { emailExclusionStore, keyOfEmailExclusion } from '#lambda/stores/users/email-exclusion-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const hashes = emailHashes(() => Promise.resolve('a key'));
const now = '2026-05-01T00:00:00.000Z';
const [later, latest] = ['2026-05-01T00:00:00.001Z', '2026-05-01T00:00:00.002Z'];

async function exclude(hash: string | undefined, until: string, brandId?: string) {
  const Item = marshall({ ...keyOfEmailExclusion(hash ?? '', brandId), until });
  await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
}

async function signUpOf(userName: string, email: string | undefined, excluded?: [string, string]) {
  if (excluded) {
    const [address, until] = excluded;
    await exclude((await hashes(address))[0], until);
  }
  const carry = carryExclusion({
    hashes,
    exclusions: emailExclusionStore(tables),
    clock: () => new Date(now),
  });
  await carry({ userName, request: { userAttributes: email === undefined ? {} : { email } } });
  return untilOf(exclusionKey(userName));
}

const untilOf = async ({ pk, sk }: { readonly pk: string; readonly sk: string }) =>
  (await tables.rows('Main')).find((row) => row.pk === pk && row.sk === sk)?.until;

test('excludes a new account for the remaining time, whatever the letter case', async () => {
  expect(await signUpOf('ada', 'Ada@one.test', ['ada@one.test', later])).toBe(later);
});

test.each([
  ['a tag', 'eve+2@five.test', 'eve@five.test'],
  ['another tag', 'ann+2@five.test', 'ann+1@five.test'],
  ['no tag', 'joe@five.test', 'joe+1@five.test'],
])('excludes a new account of the address with %s', async (_with, email, address) => {
  expect(await signUpOf(`tag-${email}`, email, [address, later])).toBe(later);
});

test('excludes a new account by the hash of an address with its tag, as it was stored earlier', async () => {
  const email = 'old+tag@six.test';
  await exclude((await hashes(email))[1], later);
  expect(await signUpOf('old', email)).toBe(later);
});

test('excludes a new account from each brand for its own remaining time, and for the longest one', async () => {
  const [untagged, tagged] = await hashes('kim+1@seven.test');
  await exclude(untagged, later, 'one');
  await exclude(tagged, latest, 'one');
  await exclude(untagged, now, 'two');
  expect(await signUpOf('kim', 'kim+1@seven.test')).toBeUndefined();
  expect(await untilOf(carriedExclusionKey('kim', 'one'))).toBe(latest);
  expect(await untilOf(carriedExclusionKey('kim', 'two'))).toBeUndefined();
});

test.each([
  ['after the exclusion has ended', 'bob@two.test', ['bob@two.test', now]],
  ['for another mailbox', 'e.ve@three.test', ['eve@three.test', later]],
  ['for an address that was never excluded', 'new@four.test', undefined],
  ['for a user without an address', undefined, undefined],
] as const)('excludes nobody %s', async (_when, email, excluded) => {
  const given = excluded && ([...excluded] as [string, string]);
  expect(await signUpOf(`nobody-${String(email)}`, email, given)).toBeUndefined();
});
