import { afterEach, describe, expect, test } from '@jest/globals';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Membership } from '#domain/generated/types';
import { companyKey, ownerPartition, withdrawnKey } from '#domain/keys';
import { systemClock } from '#lambda/runtime/clock';
import { companyChange } from '#lambda/functions/sync-membership/company-change';
import { syncMembership } from '#lambda/functions/sync-membership/sync-membership';
import { membershipStore } from '#lambda/stores/companies/membership-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { rememberingDirectory } from '#test/support/remembering-directory';

let opened: ProductTables | undefined;
afterEach(() => opened?.stop());

async function platform() {
  const tables = (opened = await productTables());
  const { directory, signUp } = rememberingDirectory();
  const sync = syncMembership({ directory, memberships: membershipStore(tables), clock: systemClock });
  let records = 0;
  /** Writes a company in the same way as a status change, and returns its stream record. */
  const write = async (owner: string, id: string, membership: Membership): Promise<DynamoDBRecord> => {
    const row = {
      ...companyKey(id),
      id,
      owner,
      kind: 'PROVIDER',
      membership,
      gsi1pk: ownerPartition(owner),
      gsi1sk: id,
      ...(membership === 'PENDING' ? { gsi3pk: 'REVIEW', gsi3sk: id } : {}),
    };
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(row) }));
    return record('MODIFY', { NewImage: marshall(row) });
  };
  const remove = async (owner: string, id: string): Promise<DynamoDBRecord> => {
    const key = companyKey(id);
    await tables.dynamodb.send(new DeleteItemCommand({ TableName: 'Main', Key: marshall(key) }));
    const OldImage = marshall({ ...key, id, owner, kind: 'PROVIDER', membership: 'DONE' });
    return record('REMOVE', { OldImage });
  };
  const record = (eventName: 'MODIFY' | 'REMOVE', images: object): DynamoDBRecord => {
    records += 1;
    return {
      eventID: `record-${records}`,
      eventName,
      dynamodb: { ApproximateCreationDateTime: 1_793_530_800 + records, ...images },
    };
  };
  const row = (key: { pk: string; sk: string }) => tables.row('Main', key);
  return {
    directory,
    signUp,
    put: (item: object) =>
      tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(item) })),
    write,
    remove,
    row,
    deliver: (reported: DynamoDBRecord) => sync(companyChange(reported)),
    actions: async () => (await tables.rows('Audit')).map(({ action }) => action),
  };
}

describe('approval', () => {
  test('adds the owner to the group and removes the company from the review queue', async () => {
    const { directory, signUp, write, deliver, row, actions } = await platform();
    const { sub } = signUp('owner');
    await deliver(await write(sub, 'C1', 'PENDING'));
    expect(await directory.groupsOf(sub)).toEqual(['PROVIDERS']);
    expect(await row(companyKey('C1'))).toMatchObject({ membership: 'DONE' });
    expect(await row(companyKey('C1'))).not.toHaveProperty('gsi3pk');
    expect(await actions()).toEqual(['GROUP_JOINED']);
  });

  test('changes nothing when it is delivered again', async () => {
    const { signUp, write, deliver, actions } = await platform();
    const reported = await write(signUp('owner').sub, 'C1', 'PENDING');
    await deliver(reported);
    await deliver(reported);
    expect(await actions()).toEqual(['GROUP_JOINED']);
  });

  test('does not add the owner again when it is delivered after the withdrawal', async () => {
    const { directory, signUp, write, deliver } = await platform();
    const { sub } = signUp('owner');
    const approved = await write(sub, 'C1', 'PENDING');
    await deliver(approved);
    await deliver(await write(sub, 'C1', 'LEAVING'));
    await deliver(approved);
    expect(await directory.groupsOf(sub)).toEqual([]);
  });

  test('ignores an owner who no longer exists', async () => {
    const { write, deliver, row, actions } = await platform();
    await deliver(await write('gone', 'C1', 'PENDING'));
    expect(await row(companyKey('C1'))).toMatchObject({ membership: 'NONE' });
    expect(await actions()).toEqual([]);
  });
});

describe('withdrawal', () => {
  test('removes the owner from the group and denies access until their tokens have expired', async () => {
    const { directory, signUp, write, deliver, row, actions } = await platform();
    const { sub } = signUp('owner', 'PROVIDERS');
    await deliver(await write(sub, 'C1', 'LEAVING'));
    expect(await directory.groupsOf(sub)).toEqual([]);
    expect(await row(companyKey('C1'))).toMatchObject({ membership: 'NONE' });
    expect(await row(withdrawnKey(sub, 'PROVIDERS'))).toBeDefined();
    expect(await actions()).toEqual(['GROUP_LEFT']);
  });

  test('keeps the time of an earlier removal by an admin', async () => {
    const { signUp, put, write, deliver, row } = await platform();
    const { sub } = signUp('owner', 'PROVIDERS');
    const removed = {
      ...withdrawnKey(sub, 'PROVIDERS'),
      withdrawnAt: '2026-04-01T00:00:00.000Z',
      expiresAt: 1,
    };
    await put(removed);
    await deliver(await write(sub, 'C1', 'LEAVING'));
    const kept = await row(withdrawnKey(sub, 'PROVIDERS'));
    expect(kept).toMatchObject({ withdrawnAt: removed.withdrawnAt });
    expect(kept?.expiresAt).toBeGreaterThan(removed.expiresAt);
  });

  test('of a deleted row writes one event for two deliveries', async () => {
    const { directory, signUp, write, remove, deliver, actions } = await platform();
    const { sub } = signUp('owner', 'PROVIDERS');
    await write(sub, 'C1', 'DONE');
    const reported = await remove(sub, 'C1');
    await deliver(reported);
    await deliver(reported);
    expect(await directory.groupsOf(sub)).toEqual([]);
    expect(await actions()).toEqual(['GROUP_LEFT']);
  });

  test('keeps an owner in the group who has another company of the same kind', async () => {
    const { directory, signUp, write, deliver } = await platform();
    const { sub } = signUp('owner', 'PROVIDERS');
    await write(sub, 'C2', 'DONE');
    await deliver(await write(sub, 'C1', 'LEAVING'));
    expect(await directory.groupsOf(sub)).toEqual(['PROVIDERS']);
  });

  test('ends with a later approval', async () => {
    const { signUp, write, deliver, row } = await platform();
    const { sub } = signUp('owner', 'PROVIDERS');
    await deliver(await write(sub, 'C1', 'LEAVING'));
    await deliver(await write(sub, 'C2', 'PENDING'));
    expect(await row(withdrawnKey(sub, 'PROVIDERS'))).toBeUndefined();
  });
});
