import { object, parse, string } from 'valibot';
import { brandKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface BrandDates {
  /** Throws if the brand does not exist. */
  createdAt(brandId: string): Promise<Date>;
}

const schema = object({ createdAt: string() });

export const brandDates = (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): BrandDates => ({
  createdAt: async (brandId) => {
    const brand = await readRow(needs, brandKey(brandId), (row) => parse(schema, row));
    if (!brand) throw new Error(`There is no brand ${brandId}.`);
    return new Date(brand.createdAt);
  },
});
