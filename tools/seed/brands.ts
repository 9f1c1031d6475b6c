import type { Brand, Casino } from '#domain/generated/types';
import { turnTo } from './calendar';
import { demoAccounts } from './demo-accounts';
import { type DemoBrand, welcome } from './demo-brand';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';

type KnownCasino = Pick<Casino, 'id' | 'name' | 'status' | 'version'>;
interface KnownBrand extends Pick<
  Brand,
  'id' | 'slug' | 'status' | 'version' | 'gameIds' | 'featuredGameIds'
> {
  readonly coinTypes: readonly { readonly code: string }[];
  readonly packages: readonly { readonly name: string }[];
}

const casinoFields = 'id name status version';
const brandFields = 'id slug status version gameIds featuredGameIds coinTypes { code } packages { name }';

/**
 * Brings a casino to ACTIVE, and opens its brand with coins and games. An admin approves the casino a day after its
 * submission. Returns the id of the brand.
 */
export async function ensureBrand(
  seeding: Seeding,
  demo: DemoBrand,
  companyId: string,
  gameIds: readonly string[],
  featuredGameIds: readonly string[] = [],
  submittedDaysAgo?: number,
): Promise<string> {
  await turnTo(seeding, submittedDaysAgo);
  const sent = await as(seeding, demo.operator, (token) => submittedBrand(seeding, token, demo, companyId));
  await turnTo(seeding, submittedDaysAgo && submittedDaysAgo - 1);
  const casino =
    sent.status === 'IN_REVIEW'
      ? await as(seeding, demoAccounts.admin, (token) => transition(seeding, token, 'approveCasino', sent))
      : sent;
  return as(seeding, demo.operator, async (token) => {
    const brand = await furnished(seeding, token, demo, await begun(seeding, token, demo, casino.id));
    const offering = await withGames(seeding, token, brand, gameIds);
    return opened(seeding, token, await featuring(seeding, token, offering, featuredGameIds));
  });
}

async function submittedBrand(seeding: Seeding, token: string, { casino }: DemoBrand, companyId: string) {
  const query = `query Own($companyId: ID!) { listCasinos(companyId: $companyId, limit: 100) { items { ${casinoFields} } } }`;
  const { listCasinos } = await graphql<{ listCasinos: { items: KnownCasino[] } }>(seeding, token, query, {
    companyId,
  });
  const known =
    listCasinos.items.find(({ name }) => name === casino.name) ??
    (await mutate<KnownCasino>(seeding, token, 'createCasino', 'CreateCasinoInput', casinoFields, {
      companyId,
      ...casino,
    }));
  return known.status === 'DRAFT' ? transition(seeding, token, 'submitCasino', known) : known;
}

async function begun(seeding: Seeding, token: string, { brand }: DemoBrand, casinoId: string) {
  const query = `query Brands($id: ID!) { getCasino(id: $id) { brands(limit: 100) { items { ${brandFields} } } } }`;
  const { getCasino } = await graphql<{ getCasino: { brands: { items: KnownBrand[] } } }>(
    seeding,
    token,
    query,
    { id: casinoId },
  );
  const known = getCasino.brands.items.find(({ slug }) => slug === brand.slug);
  return known ?? write(seeding, token, 'createBrand', { casinoId, ...brand });
}

async function furnished(seeding: Seeding, token: string, demo: DemoBrand, begunBrand: KnownBrand) {
  let brand = begunBrand;
  for (const coin of demo.coinTypes)
    if (!brand.coinTypes.some(({ code }) => code === coin.code))
      brand = await write(seeding, token, 'saveCoinType', { ...ofBrand(brand), ...coin });
  for (const bundle of demo.packages)
    if (!brand.packages.some(({ name }) => name === bundle.name))
      brand = await write(seeding, token, 'saveCoinPackage', { ...ofBrand(brand), ...bundle });
  return brand;
}

/** Lowers the welcome coins after the opening day, as an operator does. Coins with other welcome coins are kept. */
export async function endOpeningOffer(
  seeding: Seeding,
  { operator, coinTypes }: Pick<DemoBrand, 'operator' | 'coinTypes'>,
  id: string,
): Promise<void> {
  const query = `query Brand($id: ID!) { getBrand(id: $id) { ${brandFields} coinTypes { signupGrant } } }`;
  await as(seeding, operator, async (token) => {
    const { getBrand } = await graphql<{ getBrand: OpeningBrand }>(seeding, token, query, { id });
    const offers = new Set(
      getBrand.coinTypes.filter(({ signupGrant }) => signupGrant === welcome.opening).map(({ code }) => code),
    );
    let brand: KnownBrand = getBrand;
    for (const coin of coinTypes)
      if (offers.has(coin.code)) {
        const saved = { ...ofBrand(brand), ...coin, signupGrant: welcome.regular };
        brand = await write(seeding, token, 'saveCoinType', saved);
      }
  });
}

interface OpeningBrand extends KnownBrand {
  readonly coinTypes: readonly { readonly code: string; readonly signupGrant: string }[];
}

async function withGames(seeding: Seeding, token: string, before: KnownBrand, gameIds: readonly string[]) {
  let brand = before;
  for (const gameId of gameIds) {
    const { id, version, gameIds: there } = brand;
    if (!there.includes(gameId))
      brand = await write(seeding, token, 'addBrandGame', { id, expectedVersion: version, gameId });
  }
  return brand;
}

/** Features games if the brand does not feature any yet. */
async function featuring(
  seeding: Seeding,
  token: string,
  brand: KnownBrand,
  featuredGameIds: readonly string[],
) {
  const { id, version } = brand;
  if (brand.featuredGameIds.length > 0 || featuredGameIds.length === 0) return brand;
  return write(seeding, token, 'updateBrand', { id, expectedVersion: version, featuredGameIds });
}

async function opened(seeding: Seeding, token: string, brand: KnownBrand): Promise<string> {
  const { id, version, status } = brand;
  if (status === 'DRAFT') await write(seeding, token, 'activateBrand', { id, expectedVersion: version });
  return id;
}

const ofBrand = ({ id, version }: KnownBrand) => ({ brandId: id, expectedVersion: version });

const inputTypes = {
  createBrand: 'CreateBrandInput',
  updateBrand: 'UpdateBrandInput',
  saveCoinType: 'SaveCoinTypeInput',
  saveCoinPackage: 'SaveCoinPackageInput',
  addBrandGame: 'BrandGameInput',
  activateBrand: 'BrandTransitionInput',
} as const;

const write = (seeding: Seeding, token: string, field: keyof typeof inputTypes, input: object) =>
  mutate<KnownBrand>(seeding, token, field, inputTypes[field], brandFields, input);

const transition = (
  seeding: Seeding,
  token: string,
  field: 'submitCasino' | 'approveCasino',
  { id, version }: KnownCasino,
) =>
  mutate<KnownCasino>(seeding, token, field, 'CasinoTransitionInput', casinoFields, {
    id,
    expectedVersion: version,
  });

async function mutate<Row>(
  seeding: Seeding,
  token: string,
  field: string,
  inputType: string,
  fields: string,
  input: object,
): Promise<Row> {
  const query = `mutation Write($input: ${inputType}!) { ${field}(input: $input) { ${fields} } }`;
  const answer = (await graphql<Record<string, Row>>(seeding, token, query, { input }))[field];
  if (answer === undefined) throw new Error(`${field} returned no data.`);
  return answer;
}
