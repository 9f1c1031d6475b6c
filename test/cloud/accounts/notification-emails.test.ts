import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import { notificationKey } from '#domain/keys';
import { until } from 'cdk-local-cloud/testing';
import { askGraphql, type Credentials } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { guest, signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { givenCompany } from '#test/authorization/fixtures/company';
import { newUser } from '#test/world/personas';
import { workersProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
let admin: string;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  await newUser(stage, 'admin@emails.test', []);
  await stage.grantAdmin('admin@emails.test');
  admin = (await signedIn(stage, 'admin@emails.test')).accessToken;
});

async function ask(token: string, query: string, input: object): Promise<void> {
  const { errors } = await askGraphql(stage.graphql, { token }, { query, variables: { input } });
  expect(errors).toEqual([]);
}

/** A user whose company waits for a decision. */
async function applicant(name: string) {
  const email = `${name}@emails.test`;
  const { sub } = await newUser(stage, email, []);
  const id = await givenCompany(stage, sub, 'SUBMITTED', { name: `Reef ${name}` });
  return { email, sub, id };
}

const requestChanges = (id: string, reason: string) =>
  ask(admin, 'mutation ($input: CompanyDecisionInput!) { rejectCompany(input: $input) { id } }', {
    id,
    expectedVersion: 1,
    reason,
  });

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly code: string | null;
}
async function decisionsMailedTo(email: string): Promise<readonly string[]> {
  const mails = (await (await fetch(`${product.origin}/__local/mail.json`)).json()) as readonly Mail[];
  return mails.filter(({ to, code }) => to === email && code === null).map(({ subject }) => subject);
}

async function isNotified(sub: string): Promise<true | undefined> {
  const { Items = [] } = await stage.dynamodb.send(
    new QueryCommand({
      TableName: stage.tables.main,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: marshall({
        ':pk': notificationKey(sub, '').pk,
        ':sk': notificationKey(sub, '').sk,
      }),
    }),
  );
  return Items.length > 0 ? true : undefined;
}

const send = 'mutation ($input: CreateSupportRequestInput!) { createSupportRequest(input: $input) { id } }';
const answer = 'mutation ($input: AnswerSupportRequestInput!) { answerSupportRequest(input: $input) { id } }';

/** Sends a support request and returns its id. */
async function sentRequest(by: Credentials, input: object): Promise<string> {
  const { data, errors } = await askGraphql(stage.graphql, by, { query: send, variables: { input } });
  expect(errors).toEqual([]);
  return (data?.createSupportRequest as { id: string } | undefined)?.id ?? '';
}

test('e-mails the answers to support requests to a guest and a user', async () => {
  const [guestEmail, userEmail] = ['guest@home.test', 'asker@emails.test'];
  const { sub } = await newUser(stage, userEmail, []);
  const { accessToken } = await signedIn(stage, userEmail);
  const content = { topic: 'PLAY', text: 'It did not end.' };
  const asked = [
    await sentRequest(await guest(stage), { ...content, subject: 'Guest’s round', email: guestEmail }),
    await sentRequest({ token: accessToken }, { ...content, subject: 'User’s round' }),
  ];
  expect(await decisionsMailedTo(guestEmail)).toEqual([]);
  for (const id of asked) await ask(admin, answer, { id, expectedVersion: 1, text: 'Reload the <game>.' });

  await until(async () => ((await decisionsMailedTo(userEmail)).length > 0 ? true : undefined));
  await until(async () => ((await decisionsMailedTo(guestEmail)).length > 0 ? true : undefined));
  expect(await decisionsMailedTo(guestEmail)).toEqual(['Answer to your request: Guest’s round']);
  expect(await decisionsMailedTo(userEmail)).toEqual(['Answer to your request: User’s round']);
  await until(() => isNotified(sub));
  const inbox = await (await fetch(`${product.origin}/__local/mail`)).text();
  expect(inbox).toContain('Reload the &lt;game&gt;.');
  expect(inbox).toContain(`href="${product.origin}/static/Support#requests"`);
});

test('e-mails a decision with a link to the owner, unless the owner turned it off', async () => {
  const [quiet, eager] = [await applicant('quiet'), await applicant('eager')];
  const { accessToken } = await signedIn(stage, quiet.email);
  await ask(
    accessToken,
    'mutation ($input: SaveNotificationSettingsInput!) { saveNotificationSettings(input: $input) { version } }',
    { emailTopics: ['GAMES'], expectedVersion: 0 },
  );
  // The stream delivers events in order: when the second user is notified, the e-mail of the first has been
  // sent or skipped.
  await requestChanges(quiet.id, 'Not by e-mail.');
  await requestChanges(eager.id, 'Add the <address>.');

  await until(async () => ((await decisionsMailedTo(eager.email)).length > 0 ? true : undefined));
  await until(() => isNotified(quiet.sub));
  expect(await decisionsMailedTo(eager.email)).toEqual(['Changes requested: Reef eager']);
  expect(await decisionsMailedTo(quiet.email)).toEqual([]);

  const inbox = await (await fetch(`${product.origin}/__local/mail`)).text();
  expect(inbox).toContain('Add the &lt;address&gt;.');
  expect(inbox).toContain(`href="${product.origin}/Company"`);
  expect(inbox).toContain(`href="${product.origin}/Account#notifications"`);
  expect(inbox).not.toContain('Not by e-mail.');
});
