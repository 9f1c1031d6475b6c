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

/** A brand of the demo data with players. */
export interface PlayedDemoBrand extends DemoBrand {
  /** The number of demo players. */
  readonly players: number;
  /** The codes of featured games. The first one has the large place in the lobby. */
  readonly featured: readonly string[];
}

/** Pays the buy-in of a demo tournament. Players get it from a promotion. */
export const demoTicket = { coin: 'SAIL', decimals: 0 };

const responsiblePlay = { realityCheckMinutes: 30, dailyLossLimit: 5000, sessionMaxMinutes: 120 };
const casinoOf = (name: string) => ({
  ...{ name, jurisdiction: 'DEMO' as const, minAge: 18, blockedCountries: [] },
});

/** The welcome coins of the opening day, and of all days after it, in minor units. */
export const welcome = { opening: '1000000', regular: '20000' };

/** A coin with two decimals, with welcome coins of the opening day. */
const mainCoin = (code: string, name: string, dailyGrant: string): OfBrand<SaveCoinTypeInput> => ({
  ...{ code, name, kind: 'PLAY', decimals: 2, signupGrant: welcome.opening, dailyGrant },
  maxBalance: '1000000000000',
});

const packageOf = (name: string, code: string): OfBrand<SaveCoinPackageInput> => ({
  name,
  coins: [{ code, amount: '4000' }],
  ...{ cooldownHours: 24, maxClaimsPerUser: 30, active: true },
});

const larkfield = 'petra@larkfield.example';

/** Three casinos with two brands each, of two operators. The first brand is the one that the start announces. */
export const demoBrands: readonly [PlayedDemoBrand, ...PlayedDemoBrand[]] = [
  {
    ...{ operator: demoAccounts.operator, casino: casinoOf('Harbour Lights'), players: 80 },
    brand: {
      slug: 'harbour-lights',
      name: 'Harbour Lights',
      tagline: 'Quiet evenings by the sea, with coins made of pearl.',
      theme: { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' },
      ...{ responsiblePlay, timeZone: 'Europe/Malta' },
    },
    coinTypes: [
      mainCoin('PEARL', 'Pearls', '5000'),
      {
        ...{ code: 'TIDE', name: 'Tide coins', kind: 'PLAY', decimals: 0 },
        ...{ signupGrant: '300', dailyGrant: '0', maxBalance: '1000000000' },
      },
      {
        ...{ code: demoTicket.coin, decimals: demoTicket.decimals, name: 'Regatta ticket', kind: 'TICKET' },
        ...{ signupGrant: '0', dailyGrant: '0', maxBalance: '1000' },
      },
    ],
    packages: [packageOf('Evening basket', 'PEARL')],
    featured: ['pearl-current', 'geode-hall', 'ember-caldera', 'midnight-orchard'],
  },
  {
    ...{ operator: demoAccounts.operator, casino: casinoOf('Harbour Lights'), players: 30 },
    brand: {
      slug: 'quayside-club',
      name: 'Quayside Club',
      tagline: 'The small room next to the harbour, for regulars.',
      theme: { primary: '#2f5d9b', surface: '#0e1a2b', accent: '#9fd3c7' },
      ...{ responsiblePlay, timeZone: 'Europe/Malta' },
    },
    coinTypes: [mainCoin('PEARL', 'Pearls', '2500')],
    packages: [packageOf('Club basket', 'PEARL')],
    featured: ['lighthouse-watch', 'pearl-current', 'aurora-veil'],
  },
  {
    ...{ operator: demoAccounts.operator, casino: casinoOf('Juniper Row'), players: 28 },
    brand: {
      slug: 'juniper-row',
      name: 'Juniper Row',
      tagline: 'Gardens, orchards and an unhurried lobby.',
      theme: { primary: '#3f6b3a', surface: '#101c12', accent: '#e6c55c' },
      ...{ responsiblePlay, timeZone: 'Europe/London' },
    },
    coinTypes: [mainCoin('BERRY', 'Berries', '4500')],
    packages: [packageOf('Garden basket', 'BERRY')],
    featured: ['midnight-orchard', 'geode-hall', 'lotus-rain'],
  },
  {
    ...{ operator: demoAccounts.operator, casino: casinoOf('Juniper Row'), players: 22 },
    brand: {
      slug: 'garden-terrace',
      name: 'Garden Terrace',
      tagline: 'A summer terrace that stays open all year.',
      theme: { primary: '#8a4b6d', surface: '#1d1019', accent: '#f0b7a0' },
      ...{ responsiblePlay, timeZone: 'Europe/London' },
    },
    coinTypes: [mainCoin('BERRY', 'Berries', '3500')],
    packages: [packageOf('Terrace basket', 'BERRY')],
    featured: ['lotus-rain', 'ember-caldera', 'aurora-veil'],
  },
  {
    ...{ operator: larkfield, casino: casinoOf('Larkfield Rooms'), players: 22 },
    brand: {
      slug: 'larkfield-rooms',
      name: 'Larkfield Rooms',
      tagline: 'Five rooms, nine games and a fair clock on the wall.',
      theme: { primary: '#7a5a2b', surface: '#1a140c', accent: '#f3d27a' },
      ...{ responsiblePlay, timeZone: 'America/New_York' },
    },
    coinTypes: [mainCoin('CROWN', 'Crowns', '4000')],
    packages: [packageOf('Parlour basket', 'CROWN')],
    featured: ['ember-caldera', 'tundra-ways', 'geode-hall'],
  },
  {
    ...{ operator: larkfield, casino: casinoOf('Larkfield Rooms'), players: 18 },
    brand: {
      slug: 'northern-parlour',
      name: 'Northern Parlour',
      tagline: 'Winter games by the fire.',
      theme: { primary: '#3d4f8f', surface: '#0d1226', accent: '#a8c7ff' },
      ...{ responsiblePlay, timeZone: 'America/Toronto' },
    },
    coinTypes: [mainCoin('CROWN', 'Crowns', '4500')],
    packages: [packageOf('Fireside basket', 'CROWN')],
    featured: ['aurora-veil', 'winter-lanterns', 'tundra-ways'],
  },
];

/** The brand with the most players. */
export const [demoBrand] = demoBrands;
