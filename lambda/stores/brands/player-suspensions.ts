import { object, parse, string } from 'valibot';
import { brandUserKey, playerKey } from '#domain/keys';
import type { Suspensions } from '#domain/promotions/claims/open-claims';
import { type BrandUserRow, parseBrandUser } from '#lambda/stores/brands/brand-user-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const linkSchema = object({ userId: string() });

/** When a player was suspended, for the clocks of their claims. */
export const suspensionsOf = ({
  suspendedAt,
  suspendedMs,
}: Pick<BrandUserRow, 'suspendedAt' | 'suspendedMs'>): Suspensions => ({
  totalMs: suspendedMs,
  since: suspendedAt === null ? null : Date.parse(suspendedAt),
});

/** The time at which a player was suspended; undefined for a deleted account. */
export const playerSuspensions =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) =>
  async (brandId: string, playerId: string): Promise<Suspensions | undefined> => {
    const link = await readRow(needs, playerKey(brandId, playerId), (row) => parse(linkSchema, row));
    const player = link && (await readRow(needs, brandUserKey(brandId, link.userId), parseBrandUser));
    return player && suspensionsOf(player);
  };
