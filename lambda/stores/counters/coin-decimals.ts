import { array, number, object, parse, string } from 'valibot';
import type { Decimals } from '#domain/counters/company-units';
import { brandKey } from '#domain/keys';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The decimals of a brand's coins; empty if the brand does not exist. */
export type CoinDecimals = (brandId: string) => Promise<Decimals>;

const schema = object({ coinTypes: array(object({ code: string(), decimals: number() })) });

export const coinDecimals =
  ({ dynamodb, mainTable: table }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): CoinDecimals =>
  async (brandId) => {
    const { pk: partition, sk } = brandKey(brandId);
    const attributes = ['coinTypes'];
    const rows = await rowsOfPartition({ dynamodb }, { table, partition, between: [sk, sk], attributes });
    return Object.fromEntries(
      rows.flatMap((row) => parse(schema, row).coinTypes.map(({ code, decimals }) => [code, decimals])),
    );
  };
