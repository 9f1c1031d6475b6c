import type { BrandStatus, BrandUserStatus, CasinoStatus } from '#domain/generated/types';
import { dailyRules, type PromotionState } from '#test/authorization/fixtures/promotion';
import { ulid } from '#lambda/runtime/ulid';
import type { brandMatrix } from '#test/authorization/matrix/brands';
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
  /** The casino has a wallet of its own. */
  readonly isSeamless?: true;
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

export const managers: readonly BrandAsker[] = ['owner', 'admin'];
type Given = Partial<BrandCall>;

export const read = (query: string, variables: BrandCall['variables'], more: Given = {}): BrandCall => ({
  by: managers,
  query: `query ${query}`,
  variables,
  ...more,
});
export const write = (
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
export const casinoStep = (field: string, casino: CasinoStatus, by = managers) =>
  write(field, 'CasinoTransitionInput', ({ casinoId: id }) => ({ id, expectedVersion: 1 }), { casino, by });
export const casinoDecision = (field: string, casino: CasinoStatus) =>
  write(
    field,
    'CasinoDecisionInput',
    ({ casinoId: id }) => ({ id, expectedVersion: 1, reason: 'As agreed.' }),
    { casino, by: ['admin'] },
  );
export const brandStep = (field: string, brand: BrandStatus) =>
  write(field, 'BrandTransitionInput', ({ brandId: id }) => ({ id, expectedVersion: 1 }), { brand });
export const brandGame = (field: string, more: Given) =>
  write(field, 'BrandGameInput', ({ brandId: id, gameId }) => ({ id, expectedVersion: 1, gameId }), more);
export const playerStep = (field: string, input: string, said: object, player: BrandUserStatus = 'ACTIVE') =>
  write(field, input, ({ brandId, userId }) => ({ brandId, userId, expectedVersion: 1, ...said }), {
    player,
  });
export const moveCoins = (field: string) =>
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
export const own = (field: string, input: string, said: object, selection: string, more: Given = {}) =>
  write(field, input, ({ brandId }) => ({ brandId, ...said }), { by: ['player'], ...more }, selection);

export const inCasino = (selection: string) =>
  read(`($id: ID!) { getCasino(id: $id) { id ${selection} } }`, ({ casinoId: id }) => ({ id }));
export const inBrand = (selection: string, by: readonly BrandAsker[] = managers) =>
  read(`($id: ID!) { getBrand(id: $id) { id ${selection} } }`, ({ brandId: id }) => ({ id }), { by });
export const everybody: readonly BrandAsker[] = [...managers, 'player'];
export const ofPlayer = (selection: string) =>
  read(
    `($brandId: ID!, $userId: ID!) { getBrandUser(brandId: $brandId, userId: $userId) { userId ${selection} } }`,
    ({ brandId, userId }) => ({ brandId, userId }),
    { by: everybody },
  );

export const replay = (selection: string) =>
  read(`($id: ID!) { getReplay(id: $id) { id ${selection} } }`, ({ mark }) => ({ id: mark }), {
    by: ['player'],
    withSeeds: true,
  });

export const coin = { name: 'Silver', kind: 'PLAY', decimals: 2, signupGrant: '0', dailyGrant: '0' };
export const bundle = { name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };

export const tournamentRules = (gameId: string) => ({
  ...{ name: 'Harbour Cup', coin: 'GLD', gameIds: [gameId] },
  ...{ startsAt: '2998-01-01T00:00:00.000Z', endsAt: '2998-01-02T00:00:00.000Z' },
  ...{ entryMode: 'OPT_IN', minEntrants: 1, minBet: '1000', scoring: { model: 'TOTAL_WIN' } },
  ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '500' }] },
});
export const tournamentStep = (
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
export const shownTournament = (field: string, argument: string, selection: string, by = everybody) =>
  read(`($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`, ({ brandId: id }) => ({ id }), {
    tournament: 'PUBLISHED',
    by,
  });

export const promotionStep = (
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
export const ofPromotion = (field: string, argument: string, selection: string, given: Given = {}) =>
  read(`($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`, ({ brandId: id }) => ({ id }), {
    promotion: 'PUBLISHED',
    ...given,
  });
export const enteredPromotion = ({ brandId }: CasinoObjects) => ({
  ...{ type: 'DAILY_GRANT', rules: JSON.stringify(dailyRules(brandId)) },
});
