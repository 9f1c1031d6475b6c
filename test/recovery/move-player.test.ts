import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  brandUserKey,
  carriedExclusionKey,
  exclusionKey,
  playedBrandsPartition,
  playedBrandSort,
  playerKey,
} from '#domain/keys';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';
import { givenBrand, givenBrandUser, givenExclusion, givenWithdrawn } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { movePlayer } from '#ops/recovery/move-player';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

let from: string;
let to: string;
beforeEach(() => {
  from = randomUUID();
  to = randomUUID();
});

async function givenPlayerOf(sub: string): Promise<string> {
  const { id } = await givenBrand(tables);
  await joins(id, sub);
  return id;
}
const joins = (brandId: string, sub: string) =>
  givenBrandUser(tables, brandId, sub, {
    gsi1pk: playedBrandsPartition(sub),
    gsi1sk: playedBrandSort(brandId),
    tier: 4,
  });
const rowAt = async ({ pk, sk }: { readonly pk: string; readonly sk: string }) =>
  (await tables.rows('Main')).find((row) => row.pk === pk && row.sk === sk);

test('the new user continues as the player of the old user in every brand', async () => {
  const brands = [await givenPlayerOf(from), await givenPlayerOf(from)];
  const { moved, joinedAgain } = await movePlayer(tables, { from, to });
  expect([...moved].sort()).toEqual([...brands].sort());
  expect(joinedAgain).toEqual([]);
  for (const brand of brands) {
    expect(await rowAt(brandUserKey(brand, to))).toMatchObject({
      userId: to,
      playerId: playerIdOf(from),
      tier: 4,
      gsi1pk: playedBrandsPartition(to),
    });
    expect(await rowAt(brandUserKey(brand, from))).toBeUndefined();
    expect(await rowAt(playerKey(brand, playerIdOf(from)))).toMatchObject({ userId: to });
  }
  expect(await movePlayer(tables, { from, to })).toEqual({ moved: [], joinedAgain: [] });
});

test('does not change players of a user who has already joined the brand again', async () => {
  const brand = await givenPlayerOf(from);
  await joins(brand, to);
  expect(await movePlayer(tables, { from, to })).toEqual({ moved: [], joinedAgain: [brand] });
  expect(await rowAt(brandUserKey(brand, from))).toMatchObject({ playerId: playerIdOf(from) });
  expect(await rowAt(brandUserKey(brand, to))).toMatchObject({ playerId: playerIdOf(to) });
});

test('moves an exclusion without shortening it, and does not move withdrawn access', async () => {
  await givenExclusion(tables, from, '2027-06-01T00:00:00.000Z');
  await givenWithdrawn(tables, from, 'ADMINS');
  await givenExclusion(tables, to, '2027-01-01T00:00:00.000Z');
  await movePlayer(tables, { from, to });
  expect(await rowAt(exclusionKey(to))).toMatchObject({ until: '2027-06-01T00:00:00.000Z' });
  const ofNew = (await tables.rows('Main')).filter(({ pk }) => pk === exclusionKey(to).pk);
  expect(ofNew).toHaveLength(1);

  await givenExclusion(tables, from, '2026-12-01T00:00:00.000Z');
  const exclusions = emailExclusionStore(tables);
  await exclusions.carryTo(from, { brandId: 'b', until: '2027-02-01T00:00:00.000Z' });
  await exclusions.carryTo(to, { brandId: 'b', until: '2027-01-01T00:00:00.000Z' });
  await movePlayer(tables, { from, to });
  expect(await rowAt(carriedExclusionKey(to, 'b'))).toMatchObject({ until: '2027-02-01T00:00:00.000Z' });
  expect(await rowAt(exclusionKey(to))).toMatchObject({ until: '2027-06-01T00:00:00.000Z' });
});
