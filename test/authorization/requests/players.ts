import { termsVersion } from '#domain/terms-versions';
import { ulid } from '#lambda/runtime/ulid';
import { serverSeedHash } from '../fixtures/player';
import { roundRequestId } from '../fixtures/shared-round';
import type { Part } from '../matrix/operations';
import type { Call, Given, GraphqlRequest } from './call';

type PlayerCall = Call<GraphqlRequest>;

/** Missing requirements that prevent playing and free coins. */
const shut: readonly Given[] = (['approval', 'open', 'standing'] as const).map((lacks) => ({
  session: 'ACTIVE',
  lacks,
}));

/** Gifts also require that the player does not manage the brand. */
const kept: readonly Given[] = [...shut, { session: 'ACTIVE', lacks: 'non-manager' }];

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
/** The same for all cases, because each has its own brand. */
const requestId = ulid(new Date());

/** The replay has the brand's id. */
const replay = (selection: string): PlayerCall => ({
  subject: { session: 'ACTIVE' },
  unready: [
    { session: 'ACTIVE', lacks: 'time' },
    { session: 'ACTIVE', lacks: 'offer' },
  ],
  request: (id) => ({
    query: `query ($id: ID!) { getReplay(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});

/** Requests of players. The session and the game have the brand's id. */
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
  'Mutation.claimDailyCoins': own('claimDailyCoins', 'ClaimDailyInput', { coin: 'GLD' }, 'key', kept),
  'Mutation.claimCoinPackage': own(
    'claimCoinPackage',
    'ClaimPackageInput',
    { packageId: 'starter', requestId },
    'key',
    kept,
  ),
  'Mutation.setPlayLimits': own('setPlayLimits', 'SetPlayLimitsInput', { dailyLoss: 100 }, 'userId'),
  'Mutation.excludeSelf': own(
    'excludeSelf',
    'ExcludeSelfInput',
    { months: 6, everywhere: false, confirmation: 'Harbour One' },
    'userId',
  ),
  'Mutation.rotateSeeds': own('rotateSeeds', 'RotateSeedsInput', { serverSeedHash }, 'rounds'),
  'Mutation.shareRound': own(
    'shareRound',
    'ShareRoundInput',
    { requestId: roundRequestId },
    'replayId roundId',
  ),
  'Mutation.unshareRound': {
    subject: { session: 'ACTIVE' },
    request: (brandId) => ({
      query: 'mutation ($input: UnshareRoundInput!) { unshareRound(input: $input) }',
      variables: { input: { brandId, replayId: brandId } },
    }),
  },
  'Query.listSharedRounds': {
    subject: { session: 'ACTIVE' },
    request: (brandId) => ({
      query: 'query ($brandId: ID!) { listSharedRounds(brandId: $brandId) { replayId } }',
      variables: { brandId },
    }),
  },
  'Query.getReplay': replay('win serverSeedHash serverSeed steps { stops }'),
  'Replay.rules': replay('rules { mathModel symbols { symbol } }'),
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
