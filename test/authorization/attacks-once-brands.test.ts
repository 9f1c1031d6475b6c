import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GraphqlAnswer } from './callers';
import { givenHouse } from './given-house';
import { graphqlCalls, type GraphqlOperation, type GraphqlRequest, type House } from './requests';
import type { Identity } from './rights';
import { openTheatre } from './theatre';

let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  theatre = await openTheatre('brands-once');
}, 120_000);
afterAll(() => theatre.product.stop());

const times = 64;

/** A house of the operator of the cast, who plays in it. */
async function houseOf(operation: GraphqlOperation, as: Identity): Promise<string> {
  const { stage, cast, bystander } = theatre;
  const house = graphqlCalls[operation].subject as House;
  const sub = cast[as].sub ?? '';
  const isOwners = as === 'O+';
  return givenHouse(stage, house, {
    owner: isOwners ? sub : bystander.sub,
    ...(operation !== 'Mutation.joinBrand' && as !== 'AD' && { resident: { identity: as, sub } }),
  });
}

/** One and the same request, 64 times at once. */
async function askAtOnce(operation: GraphqlOperation, as: Identity) {
  const id = await houseOf(operation, as);
  const request: GraphqlRequest = graphqlCalls[operation].request(id);
  const answers = await Promise.all(Array.from({ length: times }, () => theatre.cast[as].ask(request)));
  return { id, answers, answered: answers.filter(({ errors }) => errors.length === 0) };
}
const codesOf = (answers: readonly GraphqlAnswer[]) =>
  [...new Set(answers.flatMap(({ errors }) => errors.map(({ errorType }) => errorType ?? '')))].sort();
/** What was answered, each once; a player's version tells no two answers apart. */
const outcomes = (answers: readonly GraphqlAnswer[]) =>
  new Set(answers.map(({ data }) => JSON.stringify(data)));
const rowsWith = async (...parts: readonly string[]) =>
  (await theatre.stage.contents()).split('\n').filter((row) => parts.every((part) => row.includes(part)))
    .length;
/** Posted movements of a kind in a brand. */
const movements = (id: string, kind: string) =>
  rowsWith('"MOVEMENT#', `"brandId":{"S":"${id}"}`, `"kind":{"S":"${kind}"}`, '"POSTED"');

test.each([
  ['Mutation.approveCasino', 'AD', '"CASINO_APPROVED"'],
  ['Mutation.createBrand', 'O+', '"BRAND_CREATED"'],
  ['Mutation.setBrandUserLevel', 'O+', '"BRAND_USER_LEVEL_SET"'],
] as const)('%s happens once, and all others are told a conflict', async (operation, as, event) => {
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
] as const)('%s gives everybody the one answer, for one movement', async (operation, as, kind, moved) => {
  const { id, answers, answered } = await askAtOnce(operation, as);
  expect(answered.length).toBeGreaterThan(0);
  expect(outcomes(answered).size).toBe(1);
  for (const code of codesOf(answers)) expect(code).toMatch(/^(write\.collided|wallet\.unknown)$/);
  expect(await movements(id, kind)).toBe(moved);
});

test('seeds are rotated once', async () => {
  const { id, answers, answered } = await askAtOnce('Mutation.rotateSeeds', 'BP');
  expect(answered.length).toBeGreaterThan(0);
  expect(outcomes(answered).size).toBe(1);
  expect(codesOf(answers).every((code) => code === 'write.collided')).toBe(true);
  expect(await rowsWith(`"PLAYER#${id}#`, '"REVEALED#')).toBe(1);
});
