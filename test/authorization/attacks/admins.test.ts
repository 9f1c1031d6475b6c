import { beforeAll, describe, expect, test } from '@jest/globals';
import { newUser, signInAs } from '../personas/personas';
import { askGraphql } from '../environment/ask-graphql';
import { given } from '../cases/objects';
import { givenCompany } from '../fixtures/company';
import type { Given } from '../requests/call';
import { graphqlCalls } from '../requests/requests';
import type { Stage } from '../environment/running-stage';
import { openStage } from '../environment/stage';
import { ownProduct, type Product } from '#test/support/hosted-product';

let product: Product;
let stage: Stage;
beforeAll(async () => {
  product = await ownProduct();
  stage = await openStage(product);
});

async function admin(email: string) {
  const person = await newUser(stage, email, []);
  await stage.grantAdmin(email);
  const { accessToken } = await signInAs(stage, person);
  const ask = (query: string, variables: object = {}) =>
    askGraphql(stage.graphql, { token: accessToken }, { query, variables });
  return { ...person, accessToken, ask };
}
type Admin = Awaited<ReturnType<typeof admin>>;

const removal = 'mutation ($username: String!) { removeFromGroup(username: $username, group: "ADMINS") }';
const deletion = 'mutation ($username: String!) { deleteUser(username: $username) }';
const remove = (by: Admin, username: string) => by.ask(removal, { username });

describe('admins cannot be locked out', () => {
  let first: Admin;
  let second: Admin;
  beforeAll(async () => {
    first = await admin('first@admins.test');
    second = await admin('second@admins.test');
  });

  test('by themselves, in any spelling of their user name', async () => {
    for (const name of [first.email, first.sub, first.email.toUpperCase()]) {
      expect((await remove(first, name)).errors[0]?.errorType).toBe('user.self');
      expect((await first.ask(deletion, { username: name })).errors[0]?.errorType).toBe('user.self');
    }
  });

  test('by removing each other at the same time; a removed admin loses access immediately', async () => {
    const answers = await Promise.all([remove(first, second.email), remove(second, first.email)]);
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    const [winner, loser] = answers[0].errors.length === 0 ? [first, second] : [second, first];
    expect((await winner.ask('mutation { listUsers(group: ADMINS) }')).errors).toEqual([]);
    expect((await loser.ask('mutation { listUsers }')).errors[0]?.errorType).toBe('caller.rights-withdrawn');
    const id = await givenCompany(stage, 'somebody', 'SUBMITTED');
    const approval = await loser.ask(
      'mutation ($id: ID!) { approveCompany(input: { id: $id, expectedVersion: 1 }) { id } }',
      { id },
    );
    expect(approval.errors[0]?.errorType).toBe('caller.rights-withdrawn');
    const decisions = ['approveGameVersion', 'suspendGame', 'acceptComplianceProfile'] as const;
    for (const decision of decisions) {
      const call = graphqlCalls[`Mutation.${decision}`];
      const { query, variables } = call.request(await given(stage, 'somebody', call.subject as Given));
      const { errors } = await loser.ask(query, variables);
      expect([decision, errors[0]?.errorType]).toEqual([decision, 'caller.rights-withdrawn']);
    }
  });
});

test('64 parallel requests create one company', async () => {
  const { accessToken, sub } = await signInAs(stage, await newUser(stage, 'eager@admins.test', []));
  const create = () =>
    askGraphql(
      stage.graphql,
      { token: accessToken },
      { query: 'mutation { createCompany(input: { kind: PROVIDER, name: "Blue Reef" }) { owner } }' },
    );
  const answers = await Promise.all(Array.from({ length: 64 }, create));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(
    answers
      .flatMap(({ errors }) => errors)
      .every(({ errorType }) => /^(company.already-open|write.collided)$/.test(errorType ?? '')),
  ).toBe(true);
  const owned = (await stage.contents())
    .split('\n')
    .filter((row) => row.includes(`"OWNER#${sub}"`) && row.includes('"COMPANY"'));
  expect(owned).toHaveLength(1);
});

test('logs contain no token, password or e-mail address of a caller', async () => {
  const person = await newUser(stage, 'quiet@admins.test', ['PROVIDERS']);
  const { accessToken, idToken } = await signInAs(stage, person);
  await askGraphql(stage.graphql, { token: accessToken }, { query: '{ nothing }' });
  const { lines, errors } = await product.said();
  const said = [...lines, ...errors].join('\n');
  for (const secret of [accessToken, idToken, person.email, 'Matrix-PermissionCase-7!'])
    expect(said).not.toContain(secret);
});
