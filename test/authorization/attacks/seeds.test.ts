import { beforeAll, expect, test } from '@jest/globals';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { secretSeeds, serverSeed } from '../fixtures/player';
import { brandMatrix } from '../matrix/brands';
import { graphqlCalls } from '../requests/requests';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
beforeAll(async () => {
  environment = await openTestEnvironment('seeds');
});

test('no response contains the current or the next seed', async () => {
  const { stage, personas } = environment;
  const sub = personas['O+'].sub ?? '';
  const resident = { identity: 'O+', sub } as const;
  const brandId = await givenCasinoWithBrand(stage, { session: 'ACTIVE' }, { owner: sub, resident });
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
  // Runs everything twice, so that reads follow the writes.
  for (const operation of [...operations, ...operations]) {
    const { data, errors } = await personas['O+'].ask(graphqlCalls[operation].request(brandId));
    if (errors.length === 0) answered += 1;
    for (const seed of secretSeeds) expect([operation, JSON.stringify([data, errors])]).not.toContain(seed);
  }
  expect(answered).toBeGreaterThan(operations.length);

  const { variables } = graphqlCalls['Mutation.rotateSeeds'].request(brandId);
  const rotation = await personas['O+'].ask({
    query: `mutation ($input: RotateSeedsInput!) { rotateSeeds(input: $input) {
      revealedServerSeed revealedServerSeedHash seeds { serverSeedHash nextServerSeedHash } } }`,
    variables,
  });
  expect(rotation.data).toMatchObject({ rotateSeeds: { revealedServerSeed: serverSeed } });
  for (const seed of secretSeeds.slice(1)) expect(JSON.stringify(rotation)).not.toContain(seed);
});
