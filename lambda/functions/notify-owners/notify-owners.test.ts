import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import {
  auditPartition,
  auditSort,
  casinoKey,
  companyKey,
  gameKey,
  gameVersionKey,
  notificationKey,
  supportKey,
  withdrawnKey,
} from '#domain/keys';
import { notifiedEvent } from '#lambda/functions/notify-owners/notified-event';
import { notifyOwners } from '#lambda/functions/notify-owners/notify-owners';
import type { EmailRequest } from '#lambda/services/mail/email-request';
import { notificationStore } from '#lambda/stores/notifications/notification-store';
import { ownedSubjects } from '#lambda/stores/notifications/owned-subjects';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const at = '2026-11-22T10:00:00.000Z';
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

let events = 0;
const record = (
  entity: string,
  action: string,
  { actor = 'admin', ...more }: { actor?: string; reason?: string; changes?: object } = {},
): DynamoDBRecord => {
  const id = `E${(events += 1)}`;
  const row = {
    pk: entity,
    sk: auditSort(at, id),
    id,
    at,
    action,
    actor,
    reason: null,
    changes: {},
    ...more,
  };
  return {
    eventName: 'INSERT',
    dynamodb: { NewImage: marshall(row) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] },
  };
};

const deliver = (reported: DynamoDBRecord) =>
  notifyOwners({
    subjects: ownedSubjects(tables),
    notifications: notificationStore(tables),
    email: (request) => Promise.resolve(void handedOver.push(request)),
  })(notifiedEvent(reported));
/** The notifications that were passed on to be e-mailed. */
const handedOver: EmailRequest[] = [];

async function notificationsOf(sub: string) {
  const { pk } = notificationKey(sub, '');
  const rows = await tables.rows('Main');
  return rows.filter((row) => row.pk === pk);
}

test('notifies the owner of a decision about a company, once', async () => {
  await put({ ...companyKey('C1'), owner: 'ada', name: 'Ada Games' });
  const reported = record(auditPartition('COMPANY', 'C1'), 'COMPANY_REJECTED', {
    reason: 'Add the address.',
  });
  await deliver(reported);
  await deliver(reported);
  const [row, ...more] = await notificationsOf('ada');
  expect(more).toEqual([]);
  expect(handedOver).toContainEqual({ sub: 'ada', id: row?.id });
  expect(row).toMatchObject({
    action: 'COMPANY_REJECTED',
    at,
    companyId: 'C1',
    name: 'Ada Games',
    reason: 'Add the address.',
  });
  expect(row?.expiresAt).toBe(Date.parse('2027-02-20T10:00:00.000Z') / 1000);
});

test('names the game and the version of a decision', async () => {
  await put({ ...gameKey('G1'), owner: 'ben', title: 'Frogs' });
  await put({ ...gameVersionKey('G1', 'V1'), semver: '1.2.0' });
  await deliver(
    record(auditPartition('GAME', 'G1'), 'VERSION_APPROVED', {
      changes: { status: 'APPROVED', versionId: 'V1' },
    }),
  );
  expect(await notificationsOf('ben')).toMatchObject([
    { gameId: 'G1', versionId: 'V1', name: 'Frogs', semver: '1.2.0' },
  ]);
});

test('names no version for a suspension of a game', async () => {
  await put({ ...gameKey('G2'), owner: 'cleo', title: 'Toads' });
  const changes = { status: 'SUSPENDED', versionId: 'V9' };
  await deliver(record(auditPartition('GAME', 'G2'), 'GAME_SUSPENDED', { changes }));
  const [row] = await notificationsOf('cleo');
  expect(row).toMatchObject({ gameId: 'G2', name: 'Toads' });
  expect(row).not.toHaveProperty('versionId');
});

test('notifies the operator of a decision about a casino', async () => {
  await put({ ...casinoKey('K1'), owner: 'dora', name: 'Harbour' });
  await deliver(record(auditPartition('CASINO', 'K1'), 'CASINO_REJECTED', { reason: 'Upload the licence.' }));
  expect(await notificationsOf('dora')).toMatchObject([{ casinoId: 'K1', name: 'Harbour' }]);
});

test('does not notify owners of their own actions', async () => {
  await put({ ...companyKey('C2'), owner: 'eve', name: 'Eve Games' });
  await deliver(record(auditPartition('COMPANY', 'C2'), 'COMPANY_CLOSED', { actor: 'eve' }));
  expect(await notificationsOf('eve')).toEqual([]);
  expect(handedOver.filter((request) => 'sub' in request && request.sub === 'eve')).toEqual([]);
});

test('notifies the user who started a test run of its end', async () => {
  await put({ ...gameKey('G3'), owner: 'fay', title: 'Newts' });
  const changes = { versionId: 'V3', status: 'PASSED' };
  await deliver(record(auditPartition('GAME', 'G3'), 'VERSION_TESTED', { actor: 'gus', changes }));
  expect(await notificationsOf('gus')).toMatchObject([
    { gameId: 'G3', versionId: 'V3', testRunStatus: 'PASSED' },
  ]);
  expect(await notificationsOf('fay')).toEqual([]);
});

test.each([
  ['an admin', auditPartition('USER', 'hal'), 'hal', { groups: ['OPERATORS'] }, 'OPERATORS'],
  ['a company', auditPartition('COMPANY', 'C3'), 'ida', { owner: 'ida', group: 'PROVIDERS' }, 'PROVIDERS'],
])('notifies the user of a group that comes from %s', async (_from, entity, sub, changes, group) => {
  await deliver(record(entity, 'GROUP_JOINED', { changes }));
  expect(await notificationsOf(sub)).toMatchObject([{ action: 'GROUP_JOINED', group }]);
});

test('does not notify a deleted account', async () => {
  await put({ ...companyKey('C4'), owner: 'jon', name: 'Jon Games' });
  await put({ ...withdrawnKey('jon', 'ACCOUNT'), withdrawnAt: at, expiresAt: 1 });
  await deliver(record(auditPartition('COMPANY', 'C4'), 'COMPANY_CLOSED', { actor: 'system' }));
  expect(await notificationsOf('jon')).toEqual([]);
});

test('notifies nobody of a decision about a deleted entity', async () => {
  const before = await tables.rows('Main');
  for (const [entity, action] of [
    [auditPartition('COMPANY', 'none'), 'COMPANY_SUSPENDED'],
    [auditPartition('GAME', 'none'), 'GAME_SUSPENDED'],
    [auditPartition('CASINO', 'none'), 'CASINO_SUSPENDED'],
  ] as const)
    await deliver(record(entity, action));
  expect(await tables.rows('Main')).toHaveLength(before.length);
});

const answers = [{ text: 'First.' }, { text: 'Second.' }];
const answered = (id: string, answer: number, actor = 'admin') =>
  record(auditPartition('SUPPORT', id), 'SUPPORT_ANSWERED', {
    actor,
    changes: { status: 'ANSWERED', answer },
  });

test('notifies the user who sent a support request of the answer, with its text', async () => {
  await put({ ...supportKey('S1'), sub: 'ned', email: null, subject: 'Lost round', answers });
  await deliver(answered('S1', 2));
  expect(await notificationsOf('ned')).toMatchObject([
    { action: 'SUPPORT_ANSWERED', name: 'Lost round', reason: 'Second.' },
  ]);
  expect(handedOver).toContainEqual({ sub: 'ned', id: auditSort(at, `E${events}`) });
});

test('e-mails an answer to a guest without a notification', async () => {
  await put({ ...supportKey('S2'), email: 'guest@home.example', subject: 'Lost round', answers });
  const before = (await tables.rows('Main')).length;
  await deliver(answered('S2', 1));
  expect(handedOver).toContainEqual({ supportRequestId: 'S2', answer: 1 });
  expect((await tables.rows('Main')).length).toBe(before);
});

test.each([
  ['a deleted request', 'S9', 'admin'],
  ['an admin who answers their own request', 'S3', 'oda'],
])('sends no notification for %s', async (_what, id, actor) => {
  await put({ ...supportKey('S3'), sub: 'oda', subject: 'Lost round', answers });
  const before = handedOver.length;
  await deliver(answered(id, 1, actor));
  expect(await notificationsOf('oda')).toEqual([]);
  expect(handedOver.length).toBe(before);
});
