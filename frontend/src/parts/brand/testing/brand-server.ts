import type { Balance, JoinBrandInput, Movement, MoveCoinsInput } from '#domain/generated/types';
import { Refused } from '../../../platform/api/errors';
import type { Player, ShownBrand } from '../read-brand';

export const brandId = '01KAJ3ZV8N4Q6T9XWCB2R5M7YB';

/** A brand with two kinds of coins and one package, managed by another user. */
export const brandOf = (changes: Partial<ShownBrand> = {}): ShownBrand => ({
  id: brandId,
  owner: 'olga@novalink.test',
  casinoName: 'Northern Halls',
  companyName: 'Aurora Operations',
  jurisdiction: 'DEMO',
  minAge: 21,
  blockedCountries: [],
  slug: 'aurora',
  name: 'Aurora',
  tagline: 'Calm games in the evening.',
  logoKey: null,
  theme: { primary: '#7c3aed', surface: '#101838', accent: '#ffcc33' },
  featuredGameIds: [],
  gameIds: [],
  coinTypes: [coinType('GLD', 2), coinType('TKT', 0, { kind: 'TICKET', dailyGrant: '0', signupGrant: '0' })],
  packages: [
    {
      id: 'pack',
      name: 'Evening bundle',
      coins: [{ code: 'GLD', amount: '25000' }],
      cooldownHours: 48,
      maxClaimsPerUser: 3,
      active: true,
    },
  ],
  responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: 500, sessionMaxMinutes: 120 },
  ...{ timeZone: 'UTC', timeZoneChange: null },
  termsVersion: '2026-11-01',
  status: 'ACTIVE',
  open: true,
  version: 3,
  me: null,
  ...changes,
});

const coinType = (code: string, decimals: number, changes = {}): ShownBrand['coinTypes'][number] => ({
  code,
  name: code === 'GLD' ? 'Gold' : 'Tickets',
  kind: 'PLAY',
  decimals,
  confirmPromotionsAbove: null,
  thresholdRequest: null,
  signupGrant: '100000',
  dailyGrant: '5000',
  maxBalance: '900000000',
  purchasable: false,
  redeemable: false,
  ...changes,
});

export const playerOf = (changes: Partial<Player> = {}): Player => ({
  userId: 'maria@novalink.test',
  displayName: 'Maria',
  level: 'PLAYER',
  owns: false,
  tier: 0,
  country: 'DE',
  ageConfirmedAt: '2026-11-20T10:00:00Z',
  termsVersion: '2026-11-01',
  status: 'ACTIVE',
  statusReason: null,
  selfExcludedUntil: null,
  onBreak: false,
  limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
  pendingLimits: null,
  version: 1,
  balances: [{ coin: 'GLD', purse: 'MAIN', amount: '100000', seq: '1' }],
  ...changes,
});

/** A brand that records its players and movements: responses for `fakePlatform`. */
export const brandServer = (opened: ShownBrand) => {
  const state = { brand: opened };
  const movements: Movement[] = [];
  const known = new Map<string, Movement>();

  const change = (me: Partial<Player>) => {
    state.brand = { ...state.brand, me: { ...(state.brand.me ?? playerOf()), ...me } };
  };
  const post = (key: string, posting: Pick<Movement, 'kind' | 'coin' | 'amount' | 'reason'>): Movement => {
    const before = known.get(key);
    if (before) return before;
    const balances: readonly Balance[] = state.brand.me?.balances ?? [];
    const held = balances.find(({ coin }) => coin === posting.coin);
    const balance = `${BigInt(held?.amount ?? 0) + BigInt(posting.amount)}`;
    const seq = `${Number(held?.seq ?? 0) + 1}`;
    const others = balances.filter(({ coin }) => coin !== posting.coin);
    change({ balances: [{ coin: posting.coin, purse: 'MAIN', amount: balance, seq }, ...others] });
    const movement: Movement = {
      ...posting,
      key,
      at: new Date(Date.UTC(2026, 10, 21, 12, 0, movements.length)).toISOString(),
      state: 'POSTED',
      brandId,
      userId: state.brand.me?.userId ?? '',
      purse: 'MAIN',
      balance,
      seq,
      actor: 'system',
      reference: null,
      gameId: null,
    };
    known.set(key, movement);
    movements.unshift(movement);
    return movement;
  };
  const byHand = (sign: string) => (variables: Record<string, unknown>) => {
    const { coin, amount, reason, requestId } = variables.input as MoveCoinsInput;
    return post(requestId, {
      kind: sign === '' ? 'GRANT' : 'WITHDRAWAL',
      coin,
      amount: sign + amount,
      reason,
    });
  };

  const answers = {
    getBrand: ({ id }: Record<string, unknown>) => {
      if (id !== brandId) throw new Refused('brand.missing');
      return state.brand;
    },
    joinBrand: ({ input }: Record<string, unknown>) => {
      const { displayName, country } = input as JoinBrandInput;
      change({ ...playerOf(), displayName, country });
      return state.brand.me;
    },
    listStatement: ({ coin, limit, nextToken }: Record<string, unknown>) => {
      const begin = Number(nextToken ?? 0);
      const end = begin + Number(limit);
      const own = movements.filter((movement) => movement.coin === coin);
      return { items: own.slice(begin, end), nextToken: end < own.length ? String(end) : null };
    },
    claimDailyCoins: ({ input }: Record<string, unknown>) =>
      post('daily', {
        kind: 'DAILY',
        coin: (input as { coin: string }).coin,
        amount: '5000',
        reason: null,
      }),
    claimCoinPackage: ({ input }: Record<string, unknown>) => [
      post((input as { requestId: string }).requestId, {
        kind: 'PACKAGE',
        coin: 'GLD',
        amount: '25000',
        reason: null,
      }),
    ],
    getBrandUser: () => ({ ...(state.brand.me ?? playerOf()), tags: [], createdAt: '2026-11-20T10:00:00Z' }),
    grantCoins: byHand(''),
    withdrawCoins: byHand('-'),
  };
  return { answers, state, movements, change, post };
};
