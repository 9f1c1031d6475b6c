import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { companyKey, ownedCompanySort, ownerLockKey, ownerPartition, withdrawnKey } from '#domain/keys';
import { endOwnership } from '#lambda/functions/sync-membership/end-ownership';
import { withdrawalIn, type Withdrawal } from '#lambda/functions/sync-membership/withdrawal';
import { ownershipStore } from '#lambda/stores/users/ownership-store';
import { userStore } from '#lambda/stores/users/user-store';
import { givenCompany } from '#test/world/given/given-games';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const lostAt = '2026-04-01T00:00:00.000Z';
const noFiles = { removeAll: () => Promise.reject(new Error('The test user uploaded no files.')) };
let users = 0;
/** A user with a company who lost some access. */
async function owner(status: string, ...lost: Withdrawal['what'][]) {
  users += 1;
  const [sub, id] = [`owner-${users}`, `company-${users}`];
  const companyRow = await givenCompany(tables, id, {
    owner: sub,
    status,
    membership: status === 'APPROVED' ? 'DONE' : 'NONE',
    version: 3,
    gsi1pk: ownerPartition(sub),
    gsi1sk: ownedCompanySort(id),
    gsi3pk: 'REVIEW',
    gsi3sk: id,
  });
  const put = (row: object) =>
    tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
  await put({ ...ownerLockKey(sub), companyId: id });
  for (const what of lost) await put({ ...withdrawnKey(sub, what), withdrawnAt: lostAt });
  const ownership = ownershipStore(tables);
  const rowAt = async ({ pk, sk }: { pk: string; sk: string }) =>
    (await tables.rows('Main')).find((row) => row.pk === pk && row.sk === sk);
  return {
    sub,
    ownership,
    change: (more: object) => put({ ...companyRow, ...more }),
    end: (what: Withdrawal['what']) =>
      endOwnership({
        ownership,
        users: userStore(tables),
        files: noFiles,
        clock: () => new Date('2026-05-01T00:00:00.000Z'),
      })({ sub, what }),
    company: () => rowAt(companyKey(id)),
    lock: () => rowAt(ownerLockKey(sub)),
    events: async () =>
      (await tables.rows('Audit')).filter(({ pk }) => pk === `COMPANY#${id}`).map(({ action }) => action),
  };
}

describe('a deleted account', () => {
  test.each(['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'SUSPENDED'])(
    'closes a company in %s',
    async (status) => {
      const { end, company, lock, events } = await owner(
        status,
        'ACCOUNT',
        'PROVIDERS',
        'OPERATORS',
        'ADMINS',
      );
      await end('ACCOUNT');
      const closed = await company();
      expect(closed).toMatchObject({
        status: 'CLOSED',
        active: false,
        approved: false,
        membership: status === 'APPROVED' ? 'LEAVING' : 'NONE',
        version: 4,
        reviewNote: 'The owner’s account was deleted.',
      });
      expect(closed).not.toHaveProperty('gsi3pk');
      expect(await lock()).toBeUndefined();
      await end('ACCOUNT');
      expect(await company()).toEqual(closed);
      expect(await events()).toEqual(['COMPANY_CLOSED']);
    },
  );

  test('leaves the groups of the same deletion to its own record', async () => {
    const { end, events } = await owner('APPROVED', 'ACCOUNT', 'PROVIDERS');
    await end('PROVIDERS');
    expect(await events()).toEqual([]);
  });
});

describe('a withdrawn group', () => {
  test('suspends the approved company of its kind once', async () => {
    const { end, company, lock, events } = await owner('APPROVED', 'PROVIDERS');
    await end('PROVIDERS');
    await end('PROVIDERS');
    expect(await company()).toMatchObject({
      status: 'SUSPENDED',
      active: false,
      approved: true,
      membership: 'LEAVING',
      reviewNote: 'The owner was removed from the group PROVIDERS.',
    });
    expect(await lock()).toBeDefined();
    expect(await events()).toEqual(['COMPANY_SUSPENDED']);
  });

  test.each([
    ['a company of the other kind', 'APPROVED', 'OPERATORS'],
    ['a company that is not approved', 'SUBMITTED', 'PROVIDERS'],
  ] as const)('does not change %s', async (_what, status, group) => {
    const { end, events } = await owner(status, group);
    await end(group);
    expect(await events()).toEqual([]);
  });

  test('suspends a company that was approved before', async () => {
    const { change, end, company } = await owner('APPROVED', 'PROVIDERS');
    await change({ reviewedAt: '2026-03-31T23:59:59.999Z' });
    await end('PROVIDERS');
    expect(await company()).toMatchObject({ status: 'SUSPENDED' });
  });

  test('does not suspend a company again that an admin has reinstated in the meantime', async () => {
    const { change, end, company, events } = await owner('APPROVED', 'PROVIDERS');
    await change({ membership: 'PENDING', reviewedAt: '2026-04-01T00:00:01.000Z' });
    await end('PROVIDERS');
    expect(await company()).toMatchObject({ status: 'APPROVED', membership: 'PENDING' });
    expect(await events()).toEqual([]);
  });

  test('changes nothing if the user has joined the group again', async () => {
    const { end, events } = await owner('APPROVED');
    await end('PROVIDERS');
    expect(await events()).toEqual([]);
  });
});

test('fails and is retried if the company changes while it is read', async () => {
  const { sub, ownership, company } = await owner('APPROVED', 'ACCOUNT');
  const [read] = await ownership.companiesOf(sub);
  if (!read) throw new Error('The company was not found.');
  const stale = { ...ownership, companiesOf: () => Promise.resolve([{ ...read, version: 2 }]) };
  const end = endOwnership({
    ownership: stale,
    users: userStore(tables),
    files: noFiles,
    clock: () => new Date(),
  });
  await expect(end({ sub, what: 'ACCOUNT' })).rejects.toThrow('changed while it was read');
  expect(await company()).toMatchObject({ status: 'APPROVED' });
});

test('ignores other stream records', () => {
  const keys = ({ pk, sk }: { pk: string; sk: string }) => ({
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
  });
  expect(withdrawalIn(keys(companyKey('C1')))).toBeUndefined();
  expect(withdrawalIn(keys(withdrawnKey('ada', 'ACCOUNT')))).toEqual({ sub: 'ada', what: 'ACCOUNT' });
});
