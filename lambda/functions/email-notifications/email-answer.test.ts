import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { supportKey } from '#domain/keys';
import { emailAnswer } from '#lambda/functions/email-notifications/email-answer';
import type { OutgoingMail } from '#lambda/services/mail/ses-mailer';
import { answerStore } from '#lambda/stores/support/answer-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

let sent: OutgoingMail[] = [];
let failing: Error[] = [];
beforeEach(() => {
  [sent, failing] = [[], []];
});

const email = (supportRequestId: string, answer: number) =>
  emailAnswer({
    store: answerStore(tables),
    mailer: {
      send: (mail) => {
        const fault = failing.shift();
        if (fault) return Promise.reject(fault);
        sent.push(mail);
        return Promise.resolve();
      },
    },
    siteUrl: 'https://novalink.example',
  })({ supportRequestId, answer });

const answers = [{ text: 'First <b>answer</b>.' }, { text: 'Second.' }];
const given = (id: string, more: object = {}) =>
  tables.dynamodb.send(
    new PutItemCommand({
      TableName: tables.mainTable,
      Item: marshall({
        ...supportKey(id),
        email: 'guest@home.example',
        subject: 'Lost round',
        answers,
        ...more,
      }),
    }),
  );
const rowOf = async (id: string) => (await tables.rows('Main')).find(({ pk }) => pk === supportKey(id).pk);

test('sends each answer once, to the address that the guest entered', async () => {
  await given('S1');
  await email('S1', 1);
  await email('S1', 1);
  expect(sent).toEqual([
    {
      to: 'guest@home.example',
      subject: 'Answer to your request: Lost round',
      text: expect.stringContaining('First <b>answer</b>.') as unknown,
      html: expect.stringContaining('First &lt;b&gt;answer&lt;/b&gt;.') as unknown,
    },
  ]);
  expect(sent[0]?.text).toContain('https://novalink.example/static/Support');
  await email('S1', 2);
  expect(sent.map(({ text }) => text.includes('Second.'))).toEqual([false, true]);
});

test('sends an answer once if two calls run at the same time', async () => {
  await given('S2');
  await Promise.all([email('S2', 1), email('S2', 1)]);
  expect(sent).toHaveLength(1);
});

test('can be retried if Amazon SES does not accept the e-mail', async () => {
  await given('S3');
  failing = [new Error('Maximum sending rate exceeded.')];
  await expect(email('S3', 1)).rejects.toThrow('Maximum sending rate exceeded.');
  expect(await rowOf('S3')).not.toHaveProperty('emailed');
  await email('S3', 1);
  expect(sent).toHaveLength(1);
});

test.each([
  ['the request of a user', 'S4', { sub: 'ada', email: null }, 1],
  ['a missing answer', 'S5', {}, 3],
] as const)('sends nothing for %s', async (_what, id, more, answer) => {
  await given(id, more);
  await email(id, answer);
  expect(sent).toEqual([]);
});

test('does not recreate a deleted request after a failure', async () => {
  await given('S6');
  const store = answerStore(tables);
  expect(await store.claim('S6', 1)).toBe(true);
  await tables.dynamodb.send(
    new DeleteItemCommand({ TableName: tables.mainTable, Key: marshall(supportKey('S6')) }),
  );
  await store.release('S6', 1);
  expect(await rowOf('S6')).toBeUndefined();
  await email('S6', 1);
  expect(sent).toEqual([]);
});

test('removes line breaks from the subject', async () => {
  await given('S7', { subject: 'Lost\r\nBcc: x@y.example' });
  await email('S7', 1);
  expect(sent[0]?.subject).toBe('Answer to your request: Lost Bcc: x@y.example');
});
