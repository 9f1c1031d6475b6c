import { beforeAll, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { newUser } from '#test/authorization/personas/personas';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { givenLiveGame } from '#test/support/given/given-games';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { workersProduct, type Product } from '#test/support/hosted-product';
import { until } from '#local/testing/until';

interface Company {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly membership: string;
  readonly reviewNote: string | null;
}

let product: Product;
let stage: Stage;
let admin: string;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  await newUser(stage, 'admin@ownership.test', []);
  await stage.grantAdmin('admin@ownership.test');
  admin = (await signedIn(stage, 'admin@ownership.test')).accessToken;
});

async function ask<Answer>(token: string, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
  expect(errors).toEqual([]);
  return data as Answer;
}
const selection = 'id version status membership reviewNote';
async function write(token: string, field: string, type: string, input: object): Promise<Company> {
  const query = `mutation ($input: ${type}!) { written: ${field}(input: $input) { ${selection} } }`;
  return (await ask<{ written: Company }>(token, query, { input })).written;
}
const step = (token: string, field: string, { id, version: expectedVersion }: Company) =>
  write(token, field, 'CompanyTransitionInput', { id, expectedVersion });
const read = async (id: string) => {
  const query = `query ($id: ID!) { getCompany(id: $id) { ${selection} history { items { action actor reason } } } }`;
  const { getCompany } = await ask<{ getCompany: Company & { history: { items: object[] } } }>(admin, query, {
    id,
  });
  return getCompany;
};
const untilIs = (id: string, status: string, membership: string) =>
  until(async () => {
    const company = await read(id);
    return company.status === status && company.membership === membership ? company : undefined;
  });
const offered = async (id: string) => {
  const request = { query: 'query ($id: ID!) { getPublicGame(id: $id) { id } }', variables: { id } };
  const { errors } = await askGraphql(stage.graphql, { token: admin }, request);
  expect(errors.map(({ errorType }) => errorType)).not.toContain('Unauthorized');
  return !errors.some(({ errorType }) => errorType === 'game.missing');
};

/** An approved provider with a live game. */
async function provider(email: string) {
  await newUser(stage, email, []);
  const { accessToken } = await signedIn(stage, email);
  const draft = await write(accessToken, 'createCompany', 'CreateCompanyInput', {
    kind: 'PROVIDER',
    name: `Reef of ${email}`,
  });
  await step(admin, 'approveCompany', await step(accessToken, 'submitCompany', draft));
  const company = await untilIs(draft.id, 'APPROVED', 'DONE');
  const tables = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
  const game = await givenLiveGame(tables, company.id, diamonds);
  expect(await offered(game.id)).toBe(true);
  return { company, gameId: game.id };
}
const onUser = (field: string, username: string) => {
  const group = field === 'deleteUser' ? '' : ', group: "PROVIDERS"';
  return ask(admin, `mutation ($username: String!) { ${field}(username: $username${group}) }`, { username });
};
const isWithdrawn = (id: string) => until(async () => ((await offered(id)) ? undefined : true));

test('removing the owner from the group suspends the company until an admin reinstates it', async () => {
  const email = 'removed@ownership.test';
  const { company, gameId } = await provider(email);
  await onUser('removeFromGroup', email);
  const suspended = await untilIs(company.id, 'SUSPENDED', 'NONE');
  const reason = 'The owner was removed from the group PROVIDERS.';
  expect(suspended.reviewNote).toBe(reason);
  expect(suspended.history.items).toContainEqual({ action: 'COMPANY_SUSPENDED', actor: 'system', reason });
  await isWithdrawn(gameId);
  await step(admin, 'reinstateCompany', suspended);
  await untilIs(company.id, 'APPROVED', 'DONE');
  expect(decodeJwt((await signedIn(stage, email)).accessToken)['cognito:groups']).toEqual(['PROVIDERS']);
});

test('deleting the owner closes the company, and its games are no longer offered', async () => {
  const email = 'deleted@ownership.test';
  const { company, gameId } = await provider(email);
  await onUser('deleteUser', email);
  const closed = await untilIs(company.id, 'CLOSED', 'NONE');
  const reason = 'The owner’s account was deleted.';
  expect(closed.reviewNote).toBe(reason);
  expect(closed.history.items).toContainEqual({ action: 'COMPANY_CLOSED', actor: 'system', reason });
  await isWithdrawn(gameId);
});
