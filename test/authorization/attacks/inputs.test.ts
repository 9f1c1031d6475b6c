import { beforeAll, expect, test } from '@jest/globals';
import { buildASTSchema, isInputObjectType, isNonNullType } from 'graphql';
import { given } from '../cases/objects';
import { permissionOf } from '../matrix/matrix';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { allows } from '../matrix/permissions';
import { schemaDocument } from '#tools/generate/schema';
import { openOwnTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
beforeAll(async () => {
  environment = await openOwnTestEnvironment('inputs');
});

/** Attributes of rows that no caller can set, and input fields of other operations. */
const forbidden = [
  ...['id', 'companyId', 'gameId', 'owner', 'companyName', 'createdAt', 'version', 'pk', 'gsi2pk', 'gsi3pk'],
  ...['approved', 'active', 'membership', 'level', 'liveGames', 'status', 'offered', 'live', 'publishedAt'],
  ...['certifiedRunId', 'lastRunId', 'mathModelHash', 'volatility', 'features', 'minBet', 'testRun'],
  ...['state', 'sha256', 'mime', 'claimedBy', 'documentCount', 'validUntil', 'reviewNote', 'reviewedBy'],
  ...['sub', 'serverSeed', 'win', 'expiresAt', 'actor', 'groups', 'constructor'],
  ...['casinoId', 'brandId', 'userId', 'slug', 'open', 'liveCasinos', 'walletMode', 'gameIds', 'coinTypes'],
  ...['packages', 'tier', 'balance', 'seq', 'kind', 'purse', 'key', 'counter', 'ceiling', 'requestHash'],
  ...['shards', 'shardsDone', 'playedShards', 'deadline', 'engine', 'ruleSet', 'checks', 'rtp', 'endedAt'],
  ...['result', 'resultHash', 'simulatedRtp', 'expectedResultHash', 'halfWidth', 'spinHit', 'roundHit'],
  ...['purchasable', 'redeemable', 'nonce', 'stops', 'losses', 'selfExcludedUntil', 'limits', 'claims'],
];

const schema = buildASTSchema(schemaDocument());

const mutationFields = schema.getMutationType()?.getFields() ?? {};

/** The fields of a mutation's input; empty without an input. */
function fieldsOf(mutation: string): readonly string[] {
  const type = mutationFields[mutation]?.args.find(({ name }) => name === 'input')?.type;
  const named = isNonNullType(type) ? type.ofType : type;
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [];
}

const mutations = Object.keys(mutationFields).filter((field) => fieldsOf(field).length > 0);

/** A request that would succeed, and the identity with access. */
async function welcome(field: string) {
  const operation = `Mutation.${field}`;
  if (!isGraphql(operation)) throw new Error(`${operation} is not in the matrix.`);
  const { stage, personas, uninvolvedUser } = environment;
  const call = graphqlCalls[operation];
  const { subject } = call;
  const permission = permissionOf(operation, 'P+');
  const isOwners = allows(permission, 'own') || allows(permission, 'self');
  const caller = personas[isOwners ? 'P+' : 'AD'];
  const owner = isOwners ? (caller.sub ?? '') : uninvolvedUser.sub;
  const object = typeof subject === 'object' ? await given(stage, owner, subject) : owner;
  return { caller, ...call.request(object) };
}

test.each(mutations)('%s rejects unknown fields and prototype properties', async (field) => {
  const { caller, query, variables } = await welcome(field);
  const input = variables?.input as object;
  const before = await environment.stage.contents();
  const names = forbidden.filter((name) => !fieldsOf(field).includes(name));
  for (const some of chunksOf(names, 30)) {
    const more = Object.fromEntries(some.map((name) => [name, 'x']));
    const { data, errors } = await caller.ask({ query, variables: { input: { ...input, ...more } } });
    expect(data).toBeNull();
    const reported = errors.map(({ message }) => message).join('\n');
    expect(some.filter((name) => !reported.includes(`Field "${name}" is not defined`))).toEqual([]);
  }
  const prototype = '{"__proto__":{"owner":"x","status":"LIVE","level":"ADMIN","balance":"9"},';
  const text = JSON.stringify(input).replace('{', prototype);
  const answer = await caller.ask(`{"query":${JSON.stringify(query)},"variables":{"input":${text}}}`);
  expect(answer.data).toBeNull();
  expect(await environment.stage.contents()).toBe(before);
});

const chunksOf = (names: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, at) => names.slice(at * size, (at + 1) * size));

test('every mutation has an input, except those with only an id', () => {
  expect(Object.keys(mutationFields).filter((field) => !mutations.includes(field))).toEqual([
    'cancelTestRun',
    'confirmAge',
    'markNotificationRead',
    'markNotificationsRead',
    'startDemoSession',
    'startPreviewSession',
    'startGuestSession',
    'deleteMyAccount',
    'addToGroup',
    'removeFromGroup',
    'listUsers',
    'deleteUser',
  ]);
});

test('rejects another user as the owner', async () => {
  const { stage, personas, uninvolvedUser } = environment;
  const query = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }';
  const input = { kind: 'PROVIDER', name: 'Blue Reef', owner: uninvolvedUser.sub };
  const before = await stage.contents();
  const { errors } = await personas['P+'].ask({ query, variables: { input } });
  expect(errors[0]?.errorType).toBe('company.owner-not-yours');
  expect(await stage.contents()).toBe(before);
});
