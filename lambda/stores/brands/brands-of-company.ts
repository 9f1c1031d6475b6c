import { array, number, object, optional, parse, picklist, pipe, string, transform } from 'valibot';
import type { OperatorBrand } from '#domain/dashboards/operator-metrics';
import {
  casinoBrandsPartition,
  casinoBrandSort,
  companyCasinosPartition,
  companyCasinoSort,
  indexes,
} from '#domain/keys';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { rowsOfIndex } from '#lambda/stores/rows-of-index';
import type { StoreNeeds } from '#lambda/stores/store-needs';

interface Brand extends Omit<OperatorBrand, 'days'> {
  /** The games that it offers. */
  readonly gameIds: readonly string[];
}

/** All brands of a company's casinos, with any status. */
export type BrandsOfCompany = (companyId: string) => Promise<readonly Brand[]>;

const casino = object({ id: string() });
const brand = pipe(
  object({
    id: string(),
    casinoId: string(),
    name: string(),
    status: picklist(['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED']),
    gameIds: optional(array(string()), []),
    coinTypes: array(object({ code: string(), decimals: number() })),
  }),
  transform(({ coinTypes, ...presented }): Brand => ({
    ...presented,
    decimals: Object.fromEntries(coinTypes.map(({ code, decimals }) => [code, decimals])),
  })),
);

const atOnce = 16;

export const brandsOfCompany =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): BrandsOfCompany =>
  async (companyId) => {
    const casinos = await rowsOfIndex(
      needs,
      indexes.byOwner,
      companyCasinosPartition(companyId),
      companyCasinoSort(''),
    );
    const brands: Brand[][] = [];
    await eachAtOnce(casinos.entries(), atOnce, async ([place, row]) => {
      const partition = casinoBrandsPartition(parse(casino, row).id);
      const rows = await rowsOfIndex(needs, indexes.byOwner, partition, casinoBrandSort(''));
      brands[place] = rows.map((found) => parse(brand, found));
    });
    return brands.flat();
  };
