import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { coinVenues, type CoinVenues } from '#test/world/play/coin-venues';
import { givenExclusion } from '#test/world/given/given-brands';
import { refused } from '#test/support/refused';
import { interruptedBy } from '#test/support/watched-writes';

let venue: CoinVenues;
beforeAll(async () => {
  venue = await coinVenues();
});
afterAll(() => venue.stop());

const later = '2099-01-01T00:00:00.000Z';
const earlier = '2026-01-01T00:00:00.000Z';

async function arranged() {
  const brand = await venue.brand();
  const excludedHere = (until: string, status = 'SELF_EXCLUDED') =>
    brand.player(brand.ada, { status, selfExcludedUntil: until });
  const excludedEverywhere = (until: string) => givenExclusion(venue.tables, brand.ada.sub, until);
  await brand.player(brand.ada);
  return { ...brand, excludedHere, excludedEverywhere };
}
type Arranged = Awaited<ReturnType<typeof arranged>>;

test.each<[string, (brand: Arranged) => Promise<unknown>]>([
  ['from the brand', ({ excludedHere }) => excludedHere(later)],
  ['from the brand before a suspension', ({ excludedHere }) => excludedHere(later, 'SUSPENDED')],
  ['from every brand', ({ excludedEverywhere }) => excludedEverywhere(later)],
])('refuses and records a grant to a player excluded %s', async (_how, exclude) => {
  const brand = await arranged();
  const { id, owner, admin, ada, moving } = brand;
  await exclude(brand);
  for (const one of [owner, admin])
    expect(await venue.ask('grantCoins', moving(ada), one)).toEqual(refused('player.excluded'));
  const declined = { state: 'DECLINED', why: 'player.excluded' };
  expect(await venue.journal(id)).toMatchObject([declined, declined]);
  expect(await venue.balances(id, ada.sub)).toEqual({});
});

test('refuses a grant when the player excludes themselves before the write', async () => {
  const { id, owner, ada, moving, excludedHere } = await arranged();
  const granted = await venue.askAround(
    interruptedBy(() => excludedHere(later)),
    'grantCoins',
    moving(ada),
    owner,
  );
  expect(granted).toEqual(refused('player.excluded'));
  expect(await venue.balances(id, ada.sub)).toEqual({});
});

test('still withdraws coins of an excluded player', async () => {
  const { owner, ada, moving, excludedHere, excludedEverywhere } = await arranged();
  await venue.ask('grantCoins', moving(ada), owner);
  await Promise.all([excludedHere(later), excludedEverywhere(later)]);
  expect(await venue.ask('withdrawCoins', moving(ada), owner)).toMatchObject({ balance: '0' });
});

test('returns the same answer for a grant that was posted before the exclusion', async () => {
  const { owner, ada, moving, excludedHere } = await arranged();
  const input = moving(ada);
  const first = await venue.ask('grantCoins', input, owner);
  await excludedHere(later);
  expect(await venue.ask('grantCoins', input, owner)).toEqual(first);
});

test('grants again after the exclusions end', async () => {
  const { owner, ada, moving, excludedHere, excludedEverywhere } = await arranged();
  await Promise.all([excludedHere(earlier), excludedEverywhere(earlier)]);
  expect(await venue.ask('grantCoins', moving(ada), owner)).toMatchObject({ state: 'POSTED' });
});
