import type { AuditAction, AuditEvent, CoinType } from '#domain/generated/types';
import type { OwnBrand } from '../../brands/brand-fields';
import type { OwnedCasino } from '../../../parts/casinos/owned-casino';
import { Refused } from '../../../platform/api/errors';

const at = '2026-11-21T09:00:00Z';

export const gold: CoinType = {
  code: 'GLD',
  name: 'Gold',
  kind: 'PLAY',
  decimals: 2,
  confirmPromotionsAbove: null,
  thresholdRequest: null,
  signupGrant: '100000',
  dailyGrant: '0',
  maxBalance: '100000000',
  purchasable: false,
  redeemable: false,
};

export const brand: OwnBrand = {
  id: '01B',
  casinoId: '01K',
  companyId: '01C',
  owner: 'olga@house.test',
  casinoName: 'Fjord Hall',
  companyName: 'Northern House',
  jurisdiction: 'DEMO',
  minAge: 18,
  blockedCountries: [],
  slug: 'fjord-nights',
  name: 'Fjord Nights',
  tagline: null,
  logoKey: null,
  theme: { primary: '#6d4af0', surface: '#111838', accent: '#ffcf66' },
  featuredGameIds: [],
  gameIds: [],
  coinTypes: [],
  packages: [],
  responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
  timeZone: 'UTC',
  termsVersion: '2026-11-01',
  status: 'DRAFT',
  open: false,
  version: 1,
  createdAt: at,
  updatedAt: at,
};

/** The offered games of the catalogue. */
const offered = ['Aurora Veil', 'Midnight Harbour'].map((title, index) => ({
  id: `01G${index + 1}`,
  title,
  companyName: 'Aurora Reels',
  thumbnailKey: 'novalink/games/images/a/thumbnail.webp',
  live: { rtp: '0.960200', volatility: 'HIGH' as const },
}));

export interface Start {
  readonly casino?: Partial<OwnedCasino>;
  readonly brand?: Partial<OwnBrand>;
}

/** The responses of the server for the brand. */
export const brandAnswers = (start: Start, casino: () => OwnedCasino) => {
  let kept: OwnBrand = { ...brand, ...start.brand };
  let exists = start.brand !== undefined;
  const happened: AuditEvent[] = [];
  const shown = () => ({
    ...kept,
    open: kept.status === 'ACTIVE' && casino().status === 'ACTIVE',
    history: {
      items: [
        ...happened,
        { id: '1', at, action: 'BRAND_CREATED' as const, actor: kept.owner, reason: null, changes: null },
      ],
      nextToken: null,
    },
  });
  const happen = (action: AuditAction, changes: object) => {
    const event = { id: `${happened.length + 2}`, at, action, actor: kept.owner, reason: null };
    happened.unshift({ ...event, changes: JSON.stringify(changes) });
  };
  const move = (changes: Partial<OwnBrand>) => {
    kept = { ...kept, ...changes, version: kept.version + 1 };
    return shown();
  };
  const seen = (input: unknown) => {
    const { expectedVersion, ...changes } = input as {
      expectedVersion: number;
      gameId: string;
    } & Partial<OwnBrand>;
    if (expectedVersion !== kept.version) throw new Refused('brand.stale');
    return changes;
  };
  const step =
    (status: OwnBrand['status']) =>
    ({ input }: Record<string, unknown>) => {
      seen(input);
      return move({ status });
    };
  const games = (of: readonly string[]) => offered.filter(({ id }) => of.includes(id));
  return {
    brand: () => kept,
    move,
    listed: () => (exists ? [shown()] : []),
    answers: {
      getBrand: shown,
      createBrand: ({ input }: Record<string, unknown>) => {
        const given = input as { slug: string };
        if (given.slug === 'taken') throw new Refused('brand.slug-taken');
        kept = { ...brand, ...given };
        exists = true;
        return shown();
      },
      updateBrand: ({ input }: Record<string, unknown>) => move(seen(input)),
      activateBrand: step('ACTIVE'),
      pauseBrand: step('PAUSED'),
      closeBrand: step('CLOSED'),
      listBrandGames: () => games(kept.gameIds),
      listCatalogue: () => ({ items: offered, nextToken: null }),
      getPublicGame: ({ id }: { readonly id: string }) => offered.find((game) => game.id === id) ?? null,
      addBrandGame: ({ input }: Record<string, unknown>) => {
        const { gameId } = seen(input);
        happen('BRAND_GAME_ADDED', { gameId });
        return move({ gameIds: [...kept.gameIds, gameId] });
      },
      removeBrandGame: ({ input }: Record<string, unknown>) => {
        const { gameId } = seen(input);
        happen('BRAND_GAME_REMOVED', { gameId });
        return move({ gameIds: kept.gameIds.filter((id) => id !== gameId) });
      },
      saveCoinType: ({ input }: Record<string, unknown>) => {
        const coinType = { ...gold, ...seen(input) };
        happen('COIN_TYPE_SAVED', { coinType });
        return move({ coinTypes: [coinType] });
      },
    },
  };
};
