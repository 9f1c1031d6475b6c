import type { BrandStatus, BrandUserStatus, CasinoStatus } from '#domain/generated/types';
import { dailyRules, type PromotionState } from '#test/authorization/fixtures/promotion';
import { ulid } from '#lambda/ulid';
import { serverSeedHash } from '#test/authorization/fixtures/player';
import { roundRequestId } from '#test/authorization/fixtures/shared-round';
import type { brandMatrix } from '#test/authorization/matrix/brands';
import { theme } from '#test/support/given/operator';
import type { BrandAsker, MeasuredOperation } from './units';

/** The subject of a call; a new one for each call. */
export interface CasinoObjects {
  readonly companyId: string;
  readonly casinoId: string;
  readonly brandId: string;
  /** Offered, and in the brand unless the call adds it. */
  readonly gameId: string;
  /** A player of the brand; for the call of a player, the caller. */
  readonly userId: string;
  readonly mark: string;
}

export interface BrandCall {
  readonly by: readonly BrandAsker[];
  readonly query: string;
  readonly variables: (casino: CasinoObjects) => object;
  readonly casino?: CasinoStatus;
  readonly brand?: BrandStatus;
  readonly player?: BrandUserStatus | 'ABSENT';
  readonly withoutGame?: boolean;
  /** The player has a game session, and so seeds, a round, and a replay that has the mark for its id. */
  readonly withSeeds?: boolean;
  /** The player has a reward in progress. */
  readonly withClaim?: boolean;
  /** A tournament with the id of the brand, and an applicant who is not admitted yet. */
  readonly tournament?: 'DRAFT' | 'PUBLISHED';
  /** A promotion that has the brand's id. */
  readonly promotion?: PromotionState;
}

export type BrandOperation = Extract<MeasuredOperation, keyof typeof brandMatrix>;

const managers: readonly BrandAsker[] = ['owner', 'admin'];
type Given = Partial<BrandCall>;

const read = (query: string, variables: BrandCall['variables'], more: Given = {}): BrandCall => ({
  by: managers,
  query: `query ${query}`,
  variables,
  ...more,
});
const write = (
  field: string,
  input: string,
  variables: BrandCall['variables'],
  more: Given = {},
  selection = 'version',
): BrandCall => ({
  by: managers,
  query: `mutation ($input: ${input}!) { ${field}(input: $input) { ${selection} } }`,
  variables: (casino) => ({ input: variables(casino) }),
  ...more,
});
const casinoStep = (field: string, casino: CasinoStatus, by = managers) =>
  write(field, 'CasinoTransitionInput', ({ casinoId: id }) => ({ id, expectedVersion: 1 }), { casino, by });
const casinoDecision = (field: string, casino: CasinoStatus) =>
  write(
    field,
    'CasinoDecisionInput',
    ({ casinoId: id }) => ({ id, expectedVersion: 1, reason: 'As agreed.' }),
    { casino, by: ['admin'] },
  );
const brandStep = (field: string, brand: BrandStatus) =>
  write(field, 'BrandTransitionInput', ({ brandId: id }) => ({ id, expectedVersion: 1 }), { brand });
const brandGame = (field: string, more: Given) =>
  write(field, 'BrandGameInput', ({ brandId: id, gameId }) => ({ id, expectedVersion: 1, gameId }), more);
const playerStep = (field: string, input: string, said: object, player: BrandUserStatus = 'ACTIVE') =>
  write(field, input, ({ brandId, userId }) => ({ brandId, userId, expectedVersion: 1, ...said }), {
    player,
  });
const moveCoins = (field: string) =>
  write(
    field,
    'MoveCoinsInput',
    ({ brandId, userId }) => {
      const asked = { coin: 'GLD', amount: '100', reason: 'As agreed.', requestId: ulid(new Date()) };
      return { brandId, userId, ...asked };
    },
    {},
    'key',
  );
const own = (field: string, input: string, said: object, selection: string, more: Given = {}) =>
  write(field, input, ({ brandId }) => ({ brandId, ...said }), { by: ['player'], ...more }, selection);

const inCasino = (selection: string) =>
  read(`($id: ID!) { getCasino(id: $id) { id ${selection} } }`, ({ casinoId: id }) => ({ id }));
const inBrand = (selection: string, by: readonly BrandAsker[] = managers) =>
  read(`($id: ID!) { getBrand(id: $id) { id ${selection} } }`, ({ brandId: id }) => ({ id }), { by });
const everybody: readonly BrandAsker[] = [...managers, 'player'];
const ofPlayer = (selection: string) =>
  read(
    `($brandId: ID!, $userId: ID!) { getBrandUser(brandId: $brandId, userId: $userId) { userId ${selection} } }`,
    ({ brandId, userId }) => ({ brandId, userId }),
    { by: everybody },
  );

const replay = (selection: string) =>
  read(`($id: ID!) { getReplay(id: $id) { id ${selection} } }`, ({ mark }) => ({ id: mark }), {
    by: ['player'],
    withSeeds: true,
  });

const coin = { name: 'Silver', kind: 'PLAY', decimals: 2, signupGrant: '0', dailyGrant: '0' };
const bundle = { name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };

const tournamentRules = (gameId: string) => ({
  ...{ name: 'Harbour Cup', coin: 'GLD', gameIds: [gameId] },
  ...{ startsAt: '2998-01-01T00:00:00.000Z', endsAt: '2998-01-02T00:00:00.000Z' },
  ...{ entryMode: 'OPT_IN', minEntrants: 1, minBet: '1000', scoring: { model: 'TOTAL_WIN' } },
  ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '500' }] },
});
const tournamentStep = (
  field: string,
  input: string,
  tournament: 'DRAFT' | 'PUBLISHED',
  said: (casino: CasinoObjects) => object = () => ({}),
) =>
  write(
    field,
    input,
    (casino) => ({ id: casino.brandId, expectedVersion: 1, ...said(casino) }),
    { tournament },
    'id',
  );
const shownTournament = (field: string, argument: string, selection: string, by = everybody) =>
  read(`($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`, ({ brandId: id }) => ({ id }), {
    tournament: 'PUBLISHED',
    by,
  });

const promotionStep = (
  field: string,
  promotion: PromotionState,
  said: (casino: CasinoObjects) => object = () => ({}),
  input = 'PromotionInput',
) =>
  write(
    field,
    input,
    (casino) => ({ id: casino.brandId, expectedVersion: 1, ...said(casino) }),
    { promotion },
    'id',
  );
const ofPromotion = (field: string, argument: string, selection: string, given: Given = {}) =>
  read(`($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`, ({ brandId: id }) => ({ id }), {
    promotion: 'PUBLISHED',
    ...given,
  });
const enteredPromotion = ({ brandId }: CasinoObjects) => ({
  ...{ type: 'DAILY_GRANT', rules: JSON.stringify(dailyRules(brandId)) },
});

/** Every operation on casinos, brands, players and coins. */
export const brandCalls = {
  'Query.getCasino': inCasino('name'),
  'Query.listCasinos': read(
    '($companyId: ID!) { listCasinos(companyId: $companyId) { items { id } } }',
    ({ companyId }) => ({ companyId }),
  ),
  'Casino.brands': inCasino('brands { items { id } }'),
  'Casino.history': inCasino('history { items { id } }'),
  'Query.getBrand': inBrand('name', everybody),
  'Brand.me': inBrand('me { userId }', ['player']),
  'Brand.history': inBrand('history { items { id } }'),
  'Query.listBrandGames': read(
    '($brandId: ID!) { listBrandGames(brandId: $brandId) { id } }',
    ({ brandId }) => ({ brandId }),
    { by: ['player'] },
  ),
  'Query.listPopularGames': read(
    '($brandId: ID!) { listPopularGames(brandId: $brandId) }',
    ({ brandId }) => ({ brandId }),
    { by: ['player'] },
  ),
  'Query.listBrandUsers': read(
    '($brandId: ID!) { listBrandUsers(brandId: $brandId) { items { userId } } }',
    ({ brandId }) => ({ brandId }),
  ),
  'Query.getBrandUser': ofPlayer('level'),
  'BrandUser.balances': ofPlayer('balances { amount }'),
  'Query.listStatement': read(
    '($brandId: ID!, $userId: ID!) { listStatement(brandId: $brandId, userId: $userId, coin: "GLD") { items { key } } }',
    ({ brandId, userId }) => ({ brandId, userId }),
    { by: everybody },
  ),
  'Query.listBrandMovements': read(
    '($brandId: ID!) { listBrandMovements(brandId: $brandId, day: "2026-11-21") { items { key } } }',
    ({ brandId }) => ({ brandId }),
  ),
  'Query.getBrandMetrics': read(
    `($brandId: ID!) {
      getBrandMetrics(brandId: $brandId, from: "2025-01-01", to: "2025-01-07") { brandId } }`,
    ({ brandId }) => ({ brandId }),
  ),
  'Query.listTournaments': shownTournament('listTournaments', 'brandId', 'items { id }'),
  'Query.getTournament': shownTournament('getTournament', 'id', 'id'),
  'Query.getLeaderboard': shownTournament('getLeaderboard', 'tournamentId', 'ranked'),
  'Query.getTournamentCertificate': shownTournament('getTournamentCertificate', 'tournamentId', 'url'),
  'Query.listTournamentEntries': shownTournament(
    'listTournamentEntries',
    'tournamentId',
    'items { id }',
    managers,
  ),
  'Mutation.createTournament': write(
    'createTournament',
    'CreateTournamentInput',
    ({ brandId, gameId }) => ({
      ...{ brandId, rules: tournamentRules(gameId), requestId: ulid(new Date()) },
    }),
    {},
    'id',
  ),
  'Mutation.updateTournament': tournamentStep(
    'updateTournament',
    'UpdateTournamentInput',
    'DRAFT',
    ({ gameId }) => ({ rules: tournamentRules(gameId) }),
  ),
  'Mutation.deleteTournament': {
    ...tournamentStep('deleteTournament', 'TournamentInput', 'DRAFT'),
    query: 'mutation ($input: TournamentInput!) { deleteTournament(input: $input) }',
  },
  'Mutation.publishTournament': tournamentStep('publishTournament', 'TournamentInput', 'DRAFT'),
  'Mutation.cancelTournament': tournamentStep(
    'cancelTournament',
    'CancelTournamentInput',
    'PUBLISHED',
    () => ({ reason: 'As agreed.' }),
  ),
  'Mutation.decideTournamentEntry': write(
    'decideTournamentEntry',
    'DecideTournamentEntryInput',
    ({ brandId }) => ({ tournamentId: brandId, entryId: brandId, admitted: true }),
    { tournament: 'PUBLISHED' },
    'id',
  ),
  'Mutation.joinTournament': write(
    'joinTournament',
    'JoinTournamentInput',
    ({ brandId: id }) => ({ id, requestId: ulid(new Date()) }),
    { tournament: 'PUBLISHED', by: ['player'], withSeeds: true },
    'id',
  ),
  'Query.listPromotions': ofPromotion('listPromotions', 'brandId', 'items { id }'),
  'Query.getPromotion': ofPromotion('getPromotion', 'id', 'id'),
  'Query.listPromotionClaims': ofPromotion('listPromotionClaims', 'promotionId', 'items { id }'),
  'Query.listPromotionInvitations': ofPromotion('listPromotionInvitations', 'promotionId', 'items { id }'),
  'Query.dryRunPromotion': ofPromotion('dryRunPromotion', 'promotionId', 'players'),
  'Query.listOffers': ofPromotion('listOffers', 'brandId', 'status', { by: ['player'], withSeeds: true }),
  'Query.listClaims': ofPromotion('listClaims', 'brandId', 'items { id }', { by: ['player'] }),
  'Mutation.createPromotion': write(
    'createPromotion',
    'CreatePromotionInput',
    (casino) => ({
      ...{ brandId: casino.brandId, ...enteredPromotion(casino), requestId: ulid(new Date()) },
    }),
    {},
    'id',
  ),
  'Mutation.updatePromotion': promotionStep(
    'updatePromotion',
    'DRAFT',
    enteredPromotion,
    'UpdatePromotionInput',
  ),
  'Mutation.deletePromotion': {
    ...promotionStep('deletePromotion', 'DRAFT'),
    query: 'mutation ($input: PromotionInput!) { deletePromotion(input: $input) }',
  },
  'Mutation.publishPromotion': promotionStep('publishPromotion', 'DRAFT'),
  'Mutation.confirmPromotion': promotionStep('confirmPromotion', 'AWAITING_CONFIRMATION'),
  'Mutation.rejectPromotion': promotionStep(
    'rejectPromotion',
    'AWAITING_CONFIRMATION',
    () => ({ reason: 'The budget is too large.' }),
    'RejectPromotionInput',
  ),
  'Mutation.pausePromotion': promotionStep('pausePromotion', 'PUBLISHED'),
  'Mutation.resumePromotion': promotionStep('resumePromotion', 'PAUSED'),
  'Mutation.cancelPromotion': promotionStep(
    'cancelPromotion',
    'PUBLISHED',
    () => ({ reason: 'As agreed.' }),
    'CancelPromotionInput',
  ),
  'Mutation.inviteToPromotion': write(
    'inviteToPromotion',
    'InviteToPromotionInput',
    ({ brandId: promotionId, userId }) => ({ promotionId, userId }),
    { promotion: 'INVITING' },
    'id',
  ),
  'Mutation.claimPromotion': write(
    'claimPromotion',
    'ClaimPromotionInput',
    ({ brandId }) => ({ brandId, promotionId: brandId, requestId: ulid(new Date()) }),
    { promotion: 'PUBLISHED', by: ['player'], withSeeds: true },
    'id',
  ),
  'Mutation.forfeitClaim': write(
    'forfeitClaim',
    'ForfeitClaimInput',
    ({ brandId }) => ({ brandId, claimId: brandId }),
    { promotion: 'PUBLISHED', by: ['player'], withSeeds: true, withClaim: true },
    'id',
  ),
  'Query.listRounds': read(
    '($brandId: ID!) { listRounds(brandId: $brandId) { items { id } } }',
    ({ brandId }) => ({ brandId }),
    { by: ['player'] },
  ),
  'Mutation.createCasino': write('createCasino', 'CreateCasinoInput', ({ companyId }) => ({
    companyId,
    name: 'Harbour Two',
    jurisdiction: 'DEMO',
  })),
  'Mutation.updateCasino': write('updateCasino', 'UpdateCasinoInput', ({ casinoId: id }) => ({
    id,
    expectedVersion: 1,
    name: 'Harbour Two',
  })),
  'Mutation.submitCasino': casinoStep('submitCasino', 'DRAFT'),
  'Mutation.withdrawCasino': casinoStep('withdrawCasino', 'IN_REVIEW', ['owner']),
  'Mutation.approveCasino': casinoStep('approveCasino', 'IN_REVIEW', ['admin']),
  'Mutation.rejectCasino': casinoDecision('rejectCasino', 'IN_REVIEW'),
  'Mutation.pauseCasino': casinoStep('pauseCasino', 'ACTIVE'),
  'Mutation.resumeCasino': casinoStep('resumeCasino', 'PAUSED'),
  'Mutation.suspendCasino': casinoDecision('suspendCasino', 'ACTIVE'),
  'Mutation.reinstateCasino': casinoStep('reinstateCasino', 'SUSPENDED', ['admin']),
  'Mutation.closeCasino': casinoStep('closeCasino', 'ACTIVE'),
  'Mutation.createBrand': write('createBrand', 'CreateBrandInput', ({ casinoId, mark }) => ({
    casinoId,
    slug: `brand-${mark.toLowerCase()}`,
    name: 'Harbour Two',
    theme,
  })),
  'Mutation.updateBrand': write('updateBrand', 'UpdateBrandInput', ({ brandId: id }) => ({
    id,
    expectedVersion: 1,
    name: 'Harbour Two',
  })),
  'Mutation.activateBrand': brandStep('activateBrand', 'PAUSED'),
  'Mutation.pauseBrand': brandStep('pauseBrand', 'ACTIVE'),
  'Mutation.closeBrand': brandStep('closeBrand', 'ACTIVE'),
  'Mutation.addBrandGame': brandGame('addBrandGame', { withoutGame: true }),
  'Mutation.removeBrandGame': brandGame('removeBrandGame', {}),
  'Mutation.saveCoinType': write('saveCoinType', 'SaveCoinTypeInput', ({ brandId }) => {
    return { brandId, expectedVersion: 1, code: 'SLV', ...coin, maxBalance: '1000000' };
  }),
  'Mutation.saveCoinPackage': write('saveCoinPackage', 'SaveCoinPackageInput', ({ brandId }) => {
    return { brandId, expectedVersion: 1, ...bundle, coins: [{ code: 'GLD', amount: '500' }] };
  }),
  'Mutation.setBrandUserLevel': playerStep('setBrandUserLevel', 'BrandUserLevelInput', { level: 'SUPPORT' }),
  'Mutation.setBrandUserTier': playerStep('setBrandUserTier', 'BrandUserTierInput', { tier: 1 }),
  'Mutation.setBrandUserTags': playerStep('setBrandUserTags', 'BrandUserTagsInput', { tags: ['vip'] }),
  'Mutation.suspendBrandUser': playerStep('suspendBrandUser', 'BrandUserDecisionInput', { reason: 'Rude.' }),
  'Mutation.reinstateBrandUser': playerStep(
    'reinstateBrandUser',
    'BrandUserTransitionInput',
    {},
    'SUSPENDED',
  ),
  'Mutation.joinBrand': own(
    'joinBrand',
    'JoinBrandInput',
    { displayName: 'Sea Otter', country: 'MT', ofAge: true, termsVersion: '2026-11-01' },
    'version',
    { player: 'ABSENT' },
  ),
  'Mutation.grantCoins': moveCoins('grantCoins'),
  'Mutation.withdrawCoins': moveCoins('withdrawCoins'),
  'Mutation.claimDailyCoins': own('claimDailyCoins', 'ClaimDailyInput', { coin: 'GLD' }, 'key'),
  'Mutation.claimCoinPackage': own(
    'claimCoinPackage',
    'ClaimPackageInput',
    { packageId: 'starter', requestId: ulid(new Date()) },
    'key',
  ),
  'Mutation.startPlaySession': write(
    'startPlaySession',
    'StartPlaySessionInput',
    ({ brandId, gameId }) => ({ brandId, gameId, coin: 'GLD' }),
    { by: ['player'] },
    'id',
  ),
  'Mutation.setPlayLimits': own('setPlayLimits', 'SetPlayLimitsInput', { dailyLoss: 100 }, 'version'),
  'Mutation.excludeSelf': own(
    'excludeSelf',
    'ExcludeSelfInput',
    { months: 6, everywhere: false, confirmation: 'Harbour One' },
    'version',
  ),
  'Mutation.rotateSeeds': own('rotateSeeds', 'RotateSeedsInput', { serverSeedHash }, 'rounds', {
    withSeeds: true,
  }),
  'Mutation.shareRound': own('shareRound', 'ShareRoundInput', { requestId: roundRequestId }, 'replayId', {
    withSeeds: true,
  }),
  'Mutation.unshareRound': {
    by: ['player'],
    withSeeds: true,
    query: 'mutation ($input: UnshareRoundInput!) { unshareRound(input: $input) }',
    variables: ({ brandId, mark }) => ({ input: { brandId, replayId: mark } }),
  },
  'Query.listSharedRounds': read(
    '($brandId: ID!) { listSharedRounds(brandId: $brandId) { replayId } }',
    ({ brandId }) => ({ brandId }),
    { by: ['player'], withSeeds: true },
  ),
  'Query.getReplay': replay('win'),
  'Replay.rules': replay('rules { mathModel }'),
  'Query.getSeeds': read(
    '($brandId: ID!) { getSeeds(brandId: $brandId) { nonce } }',
    ({ brandId }) => ({ brandId }),
    { by: ['player'] },
  ),
} as const satisfies Readonly<Record<BrandOperation, BrandCall>>;
