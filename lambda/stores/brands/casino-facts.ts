import { object, parse, string } from 'valibot';
import { brandKey, casinoKey, withdrawnKey } from '#domain/keys';
import type { Access } from '#lambda/runtime/caller';
import { parsePlayedBrand } from '#lambda/stores/play/play-facts-rows';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const casinoSchema = object({ owner: string() });

/** What decides who may see the rounds of a casino, and how its coins are shown. */
export const casinoFacts = (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>) => ({
  ownerOf: async (casinoId: string): Promise<string | undefined> =>
    (await readRow(needs, casinoKey(casinoId), (row) => parse(casinoSchema, row)))?.owner,
  isWithdrawn: async (sub: string, access: Access): Promise<boolean> =>
    (await readRow(needs, withdrawnKey(sub, access), () => true)) ?? false,
  decimalsOf: async (brandId: string, coin: string): Promise<number> => {
    const brand = await readRow(needs, brandKey(brandId), parsePlayedBrand);
    return brand?.coinTypes.find(({ code }) => code === coin)?.decimals ?? 0;
  },
});
