import { object, parse, string } from 'valibot';
import { brandKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Whether a brand belongs to a company. False for a missing brand. */
export type OwnsBrand = (companyId: string, brandId: string) => Promise<boolean>;

const schema = object({ companyId: string() });

export const ownsBrand =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): OwnsBrand =>
  async (companyId, brandId) =>
    (await readRow(needs, brandKey(brandId), (row) => parse(schema, row)))?.companyId === companyId;
