import type { BrandStatus, BrandUserStatus } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import type { Part } from '../matrix/operations';
import type { Call, Given, GraphqlRequest, CasinoLack } from './call';

type BrandCall = Call<GraphqlRequest>;

const mutation = (field: string, input: string, selection: string, said: object): GraphqlRequest => ({
  query: `mutation ($input: ${input}!) { ${field}(input: $input) { ${selection} } }`,
  variables: { input: said },
});
const query = (field: string, more: string, selection: string) => (id: string) => ({
  query: `query ($brandId: ID!) { ${field}(brandId: $brandId${more}) ${selection && `{ ${selection} }`} }`,
  variables: { brandId: id },
});

const onBrand = (
  field: string,
  input: string,
  brand: BrandStatus,
  said: object = {},
  lacks: readonly CasinoLack[] = [],
): BrandCall => ({
  subject: { brand },
  unready: lacks.map((lack) => ({ brand, lacks: lack })),
  request: (id) => mutation(field, input, 'id version', { id, expectedVersion: 1, ...said }),
});
const step = (field: string, brand: BrandStatus, ...lacks: CasinoLack[]) =>
  onBrand(field, 'BrandTransitionInput', brand, {}, lacks);
const ofBrand = (selection: string): BrandCall => ({
  subject: { brand: 'ACTIVE' },
  request: (id) => ({
    query: `query ($id: ID!) { getBrand(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});

/** `object` is the id of a brand; its player has the same id, unless a `sub` follows it. */
const named = (object: string) => {
  const [brandId = '', userId = brandId] = object.split(' ');
  return { brandId, userId };
};
const ofPlayer = (selection: string): BrandCall => ({
  subject: { player: 'ACTIVE' },
  request: (object) => ({
    query: `query ($brandId: ID!, $userId: ID!) {
      getBrandUser(brandId: $brandId, userId: $userId) { userId ${selection} } }`,
    variables: named(object),
  }),
});
const onPlayer = (field: string, input: string, said: object, player: BrandUserStatus): BrandCall => ({
  subject: { player },
  never: ['self'],
  request: (object) => mutation(field, input, 'userId', { ...named(object), expectedVersion: 1, ...said }),
});
const byHand = (field: string): BrandCall => ({
  subject: { player: 'ACTIVE' },
  request: (object) =>
    mutation(field, 'MoveCoinsInput', 'key', {
      ...named(object),
      ...{ coin: 'GLD', amount: '100', reason: 'As agreed.', requestId: ulid(new Date()) },
    }),
});

const coin = { name: 'Silver', kind: 'PLAY', decimals: 2, signupGrant: '0', dailyGrant: '0' };
const bundle = { name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };
const games: Given = { brand: 'ACTIVE', lacks: 'games' };

export const brandCalls = {
  'Query.getBrand': ofBrand('name coinTypes { code }'),
  'Brand.me': ofBrand('me { userId level }'),
  'Brand.history': ofBrand('history { items { action } }'),
  'Query.listPopularGames': { subject: { brand: 'ACTIVE' }, request: query('listPopularGames', '', '') },
  'Query.getPublicLobby': {
    subject: { brand: 'ACTIVE' },
    request: query('getPublicLobby', '', 'name games { title } tournaments { name } promotions { name }'),
  },
  'Query.listBrandGames': { subject: { brand: 'ACTIVE' }, request: query('listBrandGames', '', 'id title') },
  'Mutation.updateBrand': onBrand('updateBrand', 'UpdateBrandInput', 'ACTIVE', { name: 'Harbour Two' }),
  'Mutation.activateBrand': step('activateBrand', 'PAUSED', 'open', 'games'),
  'Mutation.pauseBrand': step('pauseBrand', 'ACTIVE'),
  'Mutation.closeBrand': step('closeBrand', 'ACTIVE'),
  'Mutation.addBrandGame': {
    subject: games,
    unready: [{ brand: 'ACTIVE', lacks: 'offer' }],
    request: (id) => mutation('addBrandGame', 'BrandGameInput', 'id', { id, expectedVersion: 1, gameId: id }),
  },
  'Mutation.removeBrandGame': {
    subject: { brand: 'ACTIVE' },
    request: (id) =>
      mutation('removeBrandGame', 'BrandGameInput', 'id', { id, expectedVersion: 1, gameId: id }),
  },
  'Mutation.saveCoinType': {
    subject: { brand: 'ACTIVE' },
    request: (brandId) =>
      mutation('saveCoinType', 'SaveCoinTypeInput', 'id', {
        ...{ brandId, expectedVersion: 1, code: 'SLV', ...coin, maxBalance: '1000000' },
      }),
  },
  'Mutation.saveCoinPackage': {
    subject: { brand: 'ACTIVE' },
    request: (brandId) =>
      mutation('saveCoinPackage', 'SaveCoinPackageInput', 'id', {
        ...{ brandId, expectedVersion: 1, ...bundle, coins: [{ code: 'GLD', amount: '500' }] },
      }),
  },
  'Query.listBrandUsers': {
    subject: { brand: 'ACTIVE' },
    request: query('listBrandUsers', '', 'items { userId }'),
  },
  'Query.listBrandMovements': {
    subject: { brand: 'ACTIVE' },
    request: query('listBrandMovements', ', day: "2026-11-21"', 'items { key }'),
  },
  'Query.getBrandMetrics': {
    subject: { brand: 'ACTIVE' },
    request: query('getBrandMetrics', ', from: "2025-01-01", to: "2025-01-07"', 'totals { playerDays }'),
  },
  'Query.getBrandUser': ofPlayer('level'),
  'BrandUser.balances': ofPlayer('balances { amount }'),
  'Query.listStatement': {
    subject: { player: 'ACTIVE' },
    request: (object) => ({
      query: `query ($brandId: ID!, $userId: ID!) {
        listStatement(brandId: $brandId, userId: $userId, coin: "GLD") { items { key } } }`,
      variables: named(object),
    }),
  },
  'Mutation.setBrandUserLevel': onPlayer(
    'setBrandUserLevel',
    'BrandUserLevelInput',
    { level: 'SUPPORT' },
    'ACTIVE',
  ),
  'Mutation.setBrandUserTier': onPlayer('setBrandUserTier', 'BrandUserTierInput', { tier: 1 }, 'ACTIVE'),
  'Mutation.setBrandUserTags': onPlayer(
    'setBrandUserTags',
    'BrandUserTagsInput',
    { tags: ['vip'] },
    'ACTIVE',
  ),
  'Mutation.suspendBrandUser': onPlayer(
    'suspendBrandUser',
    'BrandUserDecisionInput',
    { reason: 'As agreed.' },
    'ACTIVE',
  ),
  'Mutation.reinstateBrandUser': onPlayer('reinstateBrandUser', 'BrandUserTransitionInput', {}, 'SUSPENDED'),
  'Mutation.grantCoins': {
    ...byHand('grantCoins'),
    unready: [{ player: 'ACTIVE', lacks: 'non-manager' }],
    never: ['self'],
  },
  'Mutation.withdrawCoins': byHand('withdrawCoins'),
} as const satisfies Part<BrandCall>;
