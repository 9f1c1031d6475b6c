import type {
  CreateBrandInput,
  CreateCasinoInput,
  SaveCoinPackageInput,
  SaveCoinTypeInput,
} from '#domain/generated/types';
import { demoAccounts } from './demo-accounts';

type OfBrand<Input> = Omit<Input, 'brandId' | 'expectedVersion'>;

export interface DemoBrand {
  /** The owner of the casino's company. */
  readonly operator: string;
  readonly casino: Omit<CreateCasinoInput, 'companyId'>;
  readonly brand: Omit<CreateBrandInput, 'casinoId'>;
  readonly coinTypes: readonly OfBrand<SaveCoinTypeInput>[];
  readonly packages: readonly OfBrand<SaveCoinPackageInput>[];
}

/** Pays the buy-in of a demo tournament. Players get it from a promotion. */
export const demoTicket = { coin: 'SAIL', decimals: 0 };

/** A casino with one brand that is open to every signed-in user. It offers every demo game. */
export const demoBrand: DemoBrand = {
  operator: demoAccounts.operator,
  casino: { name: 'Harbour Lights', jurisdiction: 'DEMO', minAge: 18, blockedCountries: [] },
  brand: {
    slug: 'harbour-lights',
    name: 'Harbour Lights',
    tagline: 'Quiet evenings by the sea, with coins made of pearl.',
    theme: { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' },
    responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: 5000, sessionMaxMinutes: 120 },
  },
  coinTypes: [
    {
      code: 'PEARL',
      name: 'Pearls',
      kind: 'PLAY',
      decimals: 2,
      signupGrant: '250000',
      dailyGrant: '50000',
      maxBalance: '1000000000000',
    },
    {
      code: 'TIDE',
      name: 'Tide coins',
      kind: 'PLAY',
      decimals: 0,
      signupGrant: '1000',
      dailyGrant: '0',
      maxBalance: '1000000000',
    },
    {
      code: demoTicket.coin,
      decimals: demoTicket.decimals,
      name: 'Regatta ticket',
      kind: 'TICKET',
      signupGrant: '0',
      dailyGrant: '0',
      maxBalance: '1000',
    },
  ],
  packages: [
    {
      name: 'Evening basket',
      coins: [
        { code: 'PEARL', amount: '100000' },
        { code: 'TIDE', amount: '500' },
      ],
      cooldownHours: 24,
      maxClaimsPerUser: 30,
      active: true,
    },
  ],
};

/** Codes of the games that the demo brand features. The first one has the large place in its lobby. */
export const demoFeatured = ['pearl-current', 'geode-hall', 'ember-caldera', 'midnight-orchard'] as const;
