import { beforeAll, expect, test } from '@jest/globals';
import type { GraphqlAnswer } from '../environment/ask-graphql';
import { givenCasinoWithBrand } from '../fixtures/casino';
import type { GraphqlOperation } from '../matrix/operations';
import type { GraphqlRequest, CasinoSubject } from '../requests/call';
import { graphqlCalls } from '../requests/requests';
import type { Identity } from '../matrix/permissions';
import { openOwnTestEnvironment } from '../environment/test-environment';
import { roundRequestId } from '../fixtures/shared-round';

let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
beforeAll(async () => {
  environment = await openOwnTestEnvironment('brands-once');
});

const times = 64;

/** Creates a casino of persona O+, who also plays in it. */
async function casinoSubjectOf(operation: GraphqlOperation, as: Identity): Promise<string> {
  const { stage, personas, uninvolvedUser } = environment;
  const subject = graphqlCalls[operation].subject as CasinoSubject;
  const sub = personas[as].sub ?? '';
  const isOwners = as === 'O+';
  return givenCasinoWithBrand(stage, subject, {
    owner: isOwners ? sub : uninvolvedUser.sub,
    ...(operation !== 'Mutation.joinBrand' && as !== 'AD' && { resident: { identity: as, sub } }),
  });
}

/** Sends the same request 64 times at once. */
async function askAtOnce(operation: GraphqlOperation, as: Identity) {
  const id = await casinoSubjectOf(operation, as);
  const request: GraphqlRequest = graphqlCalls[operation].request(id);
  const answers = await Promise.all(
    Array.from({ length: times }, () => environment.personas[as].ask(request)),
  );
  return { id, answers, answered: answers.filter(({ errors }) => errors.length === 0) };
}
const codesOf = (answers: readonly GraphqlAnswer[]) =>
  [...new Set(answers.flatMap(({ errors }) => errors.map(({ errorType }) => errorType ?? '')))].sort();
/** The distinct responses, ignoring the version of a player. */
const outcomes = (answers: readonly GraphqlAnswer[]) =>
  new Set(answers.map(({ data }) => JSON.stringify(data)));
const rowsWith = async (...parts: readonly string[]) =>
  (await environment.stage.contents()).split('\n').filter((row) => parts.every((part) => row.includes(part)))
    .length;
/** Number of posted movements of a kind in a brand. */
const movements = async (id: string, kind: string) => {
  const posted = [`"MOVEMENT#${kind}#`, `"gsi1pk":{"S":"WALLET#${id}#`];
  // The brand is created with the bet of a round that can be shared.
  return (await rowsWith(...posted)) - (await rowsWith(...posted, roundRequestId));
};

test.each([
  ['Mutation.approveCasino', 'AD', '"CASINO_APPROVED"'],
  ['Mutation.createBrand', 'O+', '"BRAND_CREATED"'],
  ['Mutation.setBrandUserLevel', 'O+', '"BRAND_USER_LEVEL_SET"'],
] as const)('%s happens once, and all other requests get a conflict', async (operation, as, event) => {
  const { id, answers, answered } = await askAtOnce(operation, as);
  expect(answered).toHaveLength(1);
  for (const code of codesOf(answers))
    expect(code).toMatch(/^(write\.collided|(casino|player)\.stale|brand\.slug-taken)$/);
  const of = operation === 'Mutation.createBrand' ? `"casinoId":{"S":"${id}"}` : `#${id}"`;
  expect(await rowsWith(event, of)).toBe(1);
});

test.each([
  ['Mutation.joinBrand', 'P-', 'WELCOME', 1],
  ['Mutation.grantCoins', 'O+', 'GRANT', 1],
  ['Mutation.withdrawCoins', 'O+', 'WITHDRAWAL', 1],
  ['Mutation.claimDailyCoins', 'BP', 'DAILY', 1],
  ['Mutation.claimCoinPackage', 'BP', 'PACKAGE', 1],
  ['Mutation.playRound', 'BP', 'BET', 1],
] as const)(
  '%s returns the same response to all requests, for one movement',
  async (operation, as, kind, moved) => {
    const { id, answers, answered } = await askAtOnce(operation, as);
    expect(answered.length).toBeGreaterThan(0);
    expect(outcomes(answered).size).toBe(1);
    for (const code of codesOf(answers)) expect(code).toMatch(/^(write\.collided|wallet\.unknown)$/);
    expect(await movements(id, kind)).toBe(moved);
  },
);

test('seeds are rotated once', async () => {
  const { id, answers, answered } = await askAtOnce('Mutation.rotateSeeds', 'BP');
  expect(answered.length).toBeGreaterThan(0);
  expect(outcomes(answered).size).toBe(1);
  expect(codesOf(answers).every((code) => code === 'write.collided')).toBe(true);
  expect(await rowsWith(`"PLAYER#${id}#`, '"REVEALED#')).toBe(1);
});
