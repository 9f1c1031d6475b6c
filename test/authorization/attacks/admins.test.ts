import { beforeAll, describe, expect, test } from '@jest/globals';
import { newUser, signInAs } from '#test/world/personas';
import { askGraphql } from '../environment/ask-graphql';
import { given } from '../cases/objects';
import { givenCompany } from '../fixtures/company';
import { type Given, isCasinoSubject } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import type { Stage } from '../environment/running-stage';
import { deep } from '#test/support/deep';
import { openStage } from '../environment/stage';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { acceptanceKey } from '#domain/keys';
import { untilTrue } from 'cdk-local-cloud/testing';
import { operations, permissionOf } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import { openEnvironmentOfTables } from '../environment/test-environment';

describe('admins', () => {
  let product: Product;
  let stage: Stage;
  beforeAll(async () => {
    product = await workersProduct('tables');
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
      expect((await loser.ask('mutation { listUsers }')).errors[0]?.errorType).toBe(
        'caller.rights-withdrawn',
      );
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

  test('parallel requests create one company', async () => {
    const { accessToken, sub } = await signInAs(stage, await newUser(stage, 'eager@admins.test', []));
    const create = () =>
      askGraphql(
        stage.graphql,
        { token: accessToken },
        { query: 'mutation { createCompany(input: { kind: PROVIDER, name: "Blue Reef" }) { owner } }' },
      );
    const answers = await Promise.all(Array.from({ length: deep(16, 64) }, create));
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
});

describe('users who were removed', () => {
  let environment: Awaited<ReturnType<typeof openEnvironmentOfTables>>;
  beforeAll(async () => {
    environment = await openEnvironmentOfTables('removed');
  });

  const removal =
    'mutation ($username: String!) { removeFromGroup(username: $username, group: "PROVIDERS") }';
  const deletion = 'mutation ($username: String!) { deleteUser(username: $username) }';
  /**
   * Free play requires no group, and its sessions belong to no company. A deletion can be repeated until the account is
   * gone, and changes nothing after that.
   */
  const free: readonly GraphqlOperation[] = [
    'Mutation.startDemoSession',
    'Mutation.playDemoRound',
    'Mutation.deleteMyAccount',
  ];

  /** All writes outside brands that a provider has access to. */
  const writes = operations.filter(
    (operation): operation is GraphqlOperation =>
      operation.startsWith('Mutation.') &&
      isGraphql(operation) &&
      permissionOf(operation, 'P+') !== 'none' &&
      !isCasinoSubject(graphqlCalls[operation].subject) &&
      !free.includes(operation),
  );

  /** A provider whose token is still valid after an admin sent the mutation. */
  async function providerAfter(name: string, query: string) {
    const { stage, personas } = environment;
    const person = await newUser(stage, `${name}@removed.test`, ['PROVIDERS']);
    const { accessToken, sub } = await signInAs(stage, person);
    expect((await personas.AD.ask({ query, variables: { username: person.email } })).errors).toEqual([]);
    const refusalOf = async (operation: GraphqlOperation) => {
      const call = graphqlCalls[operation];
      const object = typeof call.subject === 'string' ? sub : await given(stage, sub, call.subject);
      const before = await stage.contents();
      const { errors } = await askGraphql(stage.graphql, { token: accessToken }, call.request(object));
      return { operation, code: errors[0]?.errorType, changed: before !== (await stage.contents()) };
    };
    return { sub, refusalOf };
  }

  async function isAcceptanceKept(sub: string): Promise<boolean> {
    const { pk, sk } = acceptanceKey(sub, '');
    const rows = (await environment.stage.contents()).split('\n');
    return rows.some((row) => row.includes(`"${pk}"`) && row.includes(`"${sk}`));
  }

  test('a deleted user cannot write with a token that is still valid', async () => {
    const { sub, refusalOf } = await providerAfter('deleted', deletion);
    // The stream handler closes what the user owned and deletes the user's own records last.
    await untilTrue(async () => !(await isAcceptanceKept(sub)));
    expect(writes.length).toBeGreaterThan(15);
    for (const operation of writes)
      expect(await refusalOf(operation)).toEqual({
        operation,
        code: 'caller.rights-withdrawn',
        changed: false,
      });
  });

  test('a user removed from PROVIDERS cannot create a company or change a game with the old token', async () => {
    const { refusalOf } = await providerAfter('removed', removal);
    const ofGames = writes.filter((operation) => /Game|TestRun/.test(operation));
    expect(ofGames.length).toBeGreaterThan(8);
    for (const operation of ['Mutation.createCompany', ...ofGames] as const)
      expect(await refusalOf(operation)).toEqual({
        operation,
        code: 'caller.rights-withdrawn',
        changed: false,
      });
  });
});
