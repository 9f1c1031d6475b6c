import { termsVersion } from '#domain/terms-versions';
import { ulid } from '#lambda/ulid';
import { serverSeedHash } from '../fixtures/player';
import type { Part } from '../matrix/operations';
import type { Call, Given, GraphqlRequest } from './call';

type PlayerCall = Call<GraphqlRequest>;

/** What keeps a player from playing and from coins that are free. */
const shut: readonly Given[] = (['approval', 'open', 'standing'] as const).map((lacks) => ({
  session: 'ACTIVE',
  lacks,
}));

const own = (
  field: string,
  input: string,
  said: object,
  selection: string,
  unready: readonly Given[] = [],
): PlayerCall => ({
  subject: { session: 'ACTIVE' },
  unready,
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { ${selection} } }`,
    variables: { input: { brandId: id, ...said } },
  }),
});
/** One for all cases: each has a brand of its own. */
const requestId = ulid(new Date());

/** What people do as players of a brand: their session has the brand's id, and its one game too. */
export const playerCalls = {
  'Mutation.joinBrand': {
    ...own(
      'joinBrand',
      'JoinBrandInput',
      { displayName: 'Sea Otter', country: 'MT', ofAge: true, termsVersion },
      'userId',
    ),
    subject: { brand: 'ACTIVE' },
    unready: [{ brand: 'CLOSED' }, ...shut],
  },
  'Mutation.claimDailyCoins': own('claimDailyCoins', 'ClaimDailyInput', { coin: 'GLD' }, 'key', shut),
  'Mutation.claimCoinPackage': own(
    'claimCoinPackage',
    'ClaimPackageInput',
    { packageId: 'starter', requestId },
    'key',
    shut,
  ),
  'Mutation.setPlayLimits': own('setPlayLimits', 'SetPlayLimitsInput', { dailyLoss: 100 }, 'userId'),
  'Mutation.excludeSelf': own(
    'excludeSelf',
    'ExcludeSelfInput',
    { months: 6, everywhere: false, confirmation: 'Harbour One' },
    'userId',
  ),
  'Mutation.rotateSeeds': own('rotateSeeds', 'RotateSeedsInput', { serverSeedHash }, 'rounds'),
  'Query.listRounds': {
    subject: { brand: 'ACTIVE' },
    request: (brandId) => ({
      query: 'query ($brandId: ID!) { listRounds(brandId: $brandId) { items { id serverSeed } } }',
      variables: { brandId },
    }),
  },
  'Query.getSeeds': {
    subject: { session: 'ACTIVE' },
    request: (brandId) => ({
      query: 'query ($brandId: ID!) { getSeeds(brandId: $brandId) { serverSeedHash nonce } }',
      variables: { brandId },
    }),
  },
  'Mutation.startPlaySession': {
    subject: { session: 'ACTIVE' },
    unready: [...shut, { session: 'ACTIVE', lacks: 'offer' }, { session: 'ACTIVE', lacks: 'games' }],
    request: (brandId) => ({
      query: 'mutation ($input: StartPlaySessionInput!) { startPlaySession(input: $input) { id } }',
      variables: { input: { brandId, gameId: brandId, coin: 'GLD' } },
    }),
  },
  'Mutation.playRound': {
    subject: { session: 'ACTIVE' },
    unready: [...shut, { session: 'ACTIVE', lacks: 'offer' }, { session: 'ACTIVE', lacks: 'games' }],
    declines: true,
    request: (brandId) => ({
      query: 'mutation ($input: PlayRoundInput!) { playRound(input: $input) { id win } }',
      variables: { input: { brandId, sessionId: `${brandId}.${brandId}`, bet: '1000', requestId } },
    }),
  },
} as const satisfies Part<PlayerCall>;
