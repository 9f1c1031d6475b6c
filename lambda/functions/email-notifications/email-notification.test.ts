import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { auditSort, notificationKey, settingsKey, withdrawnKey } from '#domain/keys';
import type { UserGroup } from '#domain/generated/types';
import { emailNotification } from '#lambda/functions/email-notifications/email-notification';
import type { OutgoingMail } from '#lambda/services/mail/ses-mailer';
import { emailStore } from '#lambda/stores/notifications/email-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

interface Known {
  email: string;
  enabled: boolean;
  status: string;
  groups: readonly UserGroup[];
}
const people = new Map<string, Known>();
let sent: OutgoingMail[] = [];
let failing: Error[] = [];
beforeEach(() => {
  [sent, failing] = [[], []];
});

const email = (request: { sub: string; id: string }) =>
  emailNotification({
    store: emailStore(tables),
    directory: {
      find: (sub) => {
        const known = people.get(sub);
        return Promise.resolve(known && { sub, createdAt: at, ...known });
      },
      groupsOf: (sub) => Promise.resolve(people.get(sub)?.groups ?? []),
    },
    mailer: {
      send: (mail) => {
        const fault = failing.shift();
        if (fault) return Promise.reject(fault);
        sent.push(mail);
        return Promise.resolve();
      },
    },
    clock: () => new Date('2026-11-22T10:00:05.000Z'),
    siteUrl: 'https://novalink.example',
  })(request);

const at = '2026-11-22T10:00:00.000Z';
const id = auditSort(at, 'E1');
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));
const rowOf = async (sub: string) =>
  (await tables.rows('Main')).find(({ pk }) => pk === notificationKey(sub, id).pk);

/** A user with one notification. */
async function notified(sub: string, reported: object = {}, known: Partial<Known> = {}) {
  people.set(sub, { email: `${sub}@studio.test`, enabled: true, status: 'CONFIRMED', groups: [], ...known });
  await put({
    ...notificationKey(sub, id),
    id,
    at,
    action: 'COMPANY_REJECTED',
    name: 'Blue Reef',
    ...reported,
  });
  return { sub, id };
}
const ofGame = { action: 'GAME_SUSPENDED', name: 'Frogs', gameId: 'G1' };

test('is sent once, to the current address in the user pool', async () => {
  const request = await notified('ada', { reason: 'Add the address.' });
  await email(request);
  await email(request);
  expect(sent).toEqual([
    {
      to: 'ada@studio.test',
      subject: 'Changes requested: Blue Reef',
      text: expect.stringContaining('https://novalink.example/Company') as unknown,
      html: expect.stringContaining('Add the address.') as unknown,
      unsubscribeUrl: 'https://novalink.example/Account#notifications',
    },
  ]);
  expect(await rowOf('ada')).toMatchObject({ emailedAt: '2026-11-22T10:00:05.000Z' });
});

test('is sent once by two concurrent invocations', async () => {
  const request = await notified('abe');
  await Promise.all([email(request), email(request)]);
  expect(sent).toHaveLength(1);
});

test('is sent by a retry after Amazon SES rejected it', async () => {
  const request = await notified('ben');
  failing = [new Error('Maximum sending rate exceeded.')];
  await expect(email(request)).rejects.toThrow('Maximum sending rate exceeded.');
  expect(await rowOf('ben')).not.toHaveProperty('emailedAt');
  await email(request);
  expect(sent).toHaveLength(1);
});

test('that failed does not recreate a notification that was deleted', async () => {
  const request = await notified('bob');
  const remove = async () => {
    await tables.dynamodb.send(
      new DeleteItemCommand({ TableName: tables.mainTable, Key: marshall(notificationKey('bob', id)) }),
    );
  };
  const store = emailStore(tables);
  expect(await store.claim('bob', id, at)).toBe(true);
  await remove();
  await store.release('bob', id);
  expect(await rowOf('bob')).toBeUndefined();
  await email(request);
  expect(sent).toEqual([]);
});

test.each([
  ['of the topic by default', undefined, ofGame, 1],
  [
    'of test runs only when asked for',
    undefined,
    { action: 'VERSION_TESTED', name: 'Frogs', gameId: 'G1' },
    0,
  ],
  [
    'of test runs when asked for',
    ['TEST_RUNS'],
    { action: 'VERSION_TESTED', name: 'Frogs', gameId: 'G1' },
    1,
  ],
  ['of other topics alone', ['COMPANY', 'CASINOS'], ofGame, 0],
  ['of nothing', [], ofGame, 0],
])('a user gets e-mails %s', async (what, emailTopics, reported, count) => {
  const request = await notified(`cleo-${what}`, reported, { groups: ['PROVIDERS'] });
  if (emailTopics) await put({ ...settingsKey(request.sub), emailTopics, version: 1 });
  await email(request);
  expect(sent).toHaveLength(count);
});

test.each<[string, Partial<Known>]>([
  ['is disabled', { enabled: false }],
  ['is not confirmed', { status: 'UNCONFIRMED' }],
])('is not sent to an account that %s', async (what, known) => {
  await email(await notified(`dora-${what}`, {}, known));
  expect(sent).toEqual([]);
});

test('is not sent to an account that is deleted or being deleted', async () => {
  const gone = await notified('eve');
  people.delete('eve');
  await email(gone);
  const going = await notified('eli');
  await put({ ...withdrawnKey('eli', 'ACCOUNT'), withdrawnAt: at, expiresAt: 1 });
  await email(going);
  await email({ sub: 'nobody', id });
  expect(sent).toEqual([]);
});

test.each<[string, object, readonly UserGroup[], number]>([
  ['a game', ofGame, [], 0],
  ['a game', ofGame, ['OPERATORS'], 0],
  ['a game', ofGame, ['PROVIDERS'], 1],
  ['a game', ofGame, ['ADMINS'], 1],
  ['a casino', { action: 'CASINO_APPROVED', name: 'Harbour', casinoId: 'K1' }, ['PROVIDERS'], 0],
  ['a casino', { action: 'CASINO_APPROVED', name: 'Harbour', casinoId: 'K1' }, ['OPERATORS'], 1],
  ['a company', {}, [], 1],
  ['access that ended', { action: 'GROUP_LEFT', group: 'PROVIDERS' }, [], 1],
])('about %s with %j goes to members of %j: %d', async (what, reported, groups, count) => {
  await email(await notified(`fay-${what}-${groups.join()}`, reported, { groups }));
  expect(sent).toHaveLength(count);
});
