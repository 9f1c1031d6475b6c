import { object, parse, string } from 'valibot';
import { brandUserKey, playerKey } from '#domain/keys';
import type { Suspensions } from '#domain/promotions/claims/open-claims';
import { suspensionsOf } from '#lambda/services/promotions/claim-progress';
import { parseBrandUser } from '#lambda/stores/brands/brand-user-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const linkSchema = object({ userId: string() });

/** The time at which a player was suspended; undefined for a deleted account. */
export const playerSuspensions =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) =>
  async (brandId: string, playerId: string): Promise<Suspensions | undefined> => {
    const link = await readRow(needs, playerKey(brandId, playerId), (row) => parse(linkSchema, row));
    const player = link && (await readRow(needs, brandUserKey(brandId, link.userId), parseBrandUser));
    return player && suspensionsOf(player);
  };
