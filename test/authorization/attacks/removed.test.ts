import { beforeAll, expect, test } from '@jest/globals';
import { acceptanceKey } from '#domain/keys';
import { untilTrue } from '#local/testing/until';
import { askGraphql } from '../environment/ask-graphql';
import { newUser, signInAs } from '../personas/personas';
import { given } from '../cases/objects';
import { operations, permissionOf } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import { isCasinoSubject } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { openOwnTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
beforeAll(async () => {
  environment = await openOwnTestEnvironment('removed');
});

const removal = 'mutation ($username: String!) { removeFromGroup(username: $username, group: "PROVIDERS") }';
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
