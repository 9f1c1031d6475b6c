import { array, nullish, object, parse, string } from 'valibot';
import { brandKey, casinoKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const brandSchema = object({ casinoId: string() });
const casinoSchema = object({ embedOrigins: nullish(array(string()), []) });

/** The origins whose pages may embed the games of a brand. Empty for a missing brand. */
export type EmbedOrigins = (brandId: string) => Promise<readonly string[]>;

export const embedOrigins =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EmbedOrigins =>
  async (brandId) => {
    const brand = await readRow(needs, brandKey(brandId), (row) => parse(brandSchema, row));
    const casino =
      brand && (await readRow(needs, casinoKey(brand.casinoId), (row) => parse(casinoSchema, row)));
    return casino?.embedOrigins ?? [];
  };
