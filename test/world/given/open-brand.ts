import type { CreateBrandInput } from '#domain/generated/types';
import { termsVersion } from '#domain/terms-versions';
import { ensureBrand } from '#tools/seed/brands';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import { journeyPassword } from '#test/support/journey';
import type { Product } from '#test/support/product';
import { givenApproved } from './studio';

export interface OpenBrand {
  readonly id: string;
  readonly name: string;
  readonly casinoName: string;
  /** The e-mail address of the company's owner, who has the password of the demo data. */
  readonly owner: string;
  readonly path: string;
}

/** Pearls with two decimals and welcome coins, without daily coins. */
const coinTypes = [
  {
    code: 'PEARL',
    name: 'Pearls',
    kind: 'PLAY' as const,
    decimals: 2,
    signupGrant: '1000000',
    dailyGrant: '0',
    maxBalance: '100000000',
  },
];

const packages = [
  {
    name: 'Basket',
    coins: [{ code: 'PEARL', amount: '50000' }],
    cooldownHours: 24,
    maxClaimsPerUser: 3,
    active: true,
  },
];

/** An open brand with these games, of a new operator, created through the public API. */
export async function givenOpenBrand(
  product: Product,
  gameIds: readonly string[],
  theme: CreateBrandInput['theme'] = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' },
): Promise<OpenBrand> {
  const { mark, company, companyId } = await givenApproved(product, 'OPERATOR', 'House');
  const name = `Quay ${mark}`;
  const casino = { name: `Harbour ${mark}`, jurisdiction: 'DEMO' as const, minAge: 18, blockedCountries: [] };
  const responsiblePlay = { realityCheckMinutes: 60, sessionMaxMinutes: 120 };
  const brand = { slug: `quay-${mark}`, name, theme, responsiblePlay };
  const { owner } = company;
  const demo = { operator: owner, casino, brand, coinTypes, packages };
  const id = await ensureBrand(product, demo, companyId, gameIds);
  return { id, name, casinoName: casino.name, owner, path: `/operator/brand/${id}` };
}

/** Lets a user with `journeyPassword` join a brand. */
export async function givenPlayer(
  product: Product,
  { id: brandId }: OpenBrand,
  email: string,
  displayName: string,
): Promise<void> {
  const input = { brandId, displayName, country: 'MT', ofAge: true, termsVersion };
  const query = 'mutation Join($input: JoinBrandInput!) { joinBrand(input: $input) { userId } }';
  await as(product, email, (token) => graphql(product, token, query, { input }), journeyPassword);
}
