import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { synthesized } from '#test/synth/synthesized';
import { givenHouse } from './given-house';
import { secretSeeds, serverSeed } from './given-player';
import { brandMatrix } from './matrix-of-brands';
import { graphqlCalls } from './requests';
import { openTheatre } from './theatre';

let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  theatre = await openTheatre('seeds');
}, 120_000);
afterAll(() => theatre.product.stop());

test('no answer holds a seed that is in use, nor the one after it', async () => {
  const { stage, cast } = theatre;
  const sub = cast['O+'].sub ?? '';
  const resident = { identity: 'O+', sub } as const;
  const house = await givenHouse(stage, { seat: 'ACTIVE' }, { owner: sub, resident });
  const ending = [
    'Mutation.rotateSeeds',
    'Mutation.excludeSelf',
    'Mutation.closeBrand',
    'Mutation.closeCasino',
  ];
  const operations = (Object.keys(brandMatrix) as (keyof typeof brandMatrix)[]).filter(
    (operation) => !ending.includes(operation),
  );
  let answered = 0;
  // Writes, and then what is read of them.
  for (const operation of [...operations, ...operations]) {
    const { data, errors } = await cast['O+'].ask(graphqlCalls[operation].request(house));
    if (errors.length === 0) answered += 1;
    for (const seed of secretSeeds) expect([operation, JSON.stringify([data, errors])]).not.toContain(seed);
  }
  expect(answered).toBeGreaterThan(operations.length);

  const { variables } = graphqlCalls['Mutation.rotateSeeds'].request(house);
  const rotation = await cast['O+'].ask({
    query: `mutation ($input: RotateSeedsInput!) { rotateSeeds(input: $input) {
      revealedServerSeed revealedServerSeedHash seeds { serverSeedHash nextServerSeedHash } } }`,
    variables,
  });
  expect(rotation.data).toMatchObject({ rotateSeeds: { revealedServerSeed: serverSeed } });
  for (const seed of secretSeeds.slice(1)) expect(JSON.stringify(rotation)).not.toContain(seed);
});

test('the rows of players are read by the source of rounds and by three functions, and by nobody else', () => {
  const readers = statementsOf(synthesized('prod')).filter(
    ({ actions, condition, resource }) =>
      resource.includes('MainTable') &&
      !/Stream|\/index\//.test(resource) &&
      actions.some((action) => /\*|Get|Query|Scan|Select/.test(action)) &&
      (!condition.includes('dynamodb:LeadingKeys') || /"(PLAYER#[^"]*|\*|P\*)"/.test(condition)),
  );
  const names = readers.map(({ policy }) => policy.replace(/RoleDefaultPolicy.*/, ''));
  expect([...new Set(names)].sort()).toEqual([
    'BrandsMoveCoins',
    'BrandsPlayRounds',
    'GraphqlApiPlayers',
    'UsersManageAccount',
  ]);
});
