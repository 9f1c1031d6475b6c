import { object, parse, picklist, string } from 'valibot';
import type { ProviderGame } from '#domain/dashboards/provider-metrics';
import { companyGamesPartition, companyGameSort, indexes } from '#domain/keys';
import { rowsOfIndex } from '#lambda/stores/rows-of-index';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** All games of a company, oldest first. */
export type GamesOfCompany = (companyId: string) => Promise<readonly ProviderGame[]>;

const schema = object({
  id: string(),
  title: string(),
  status: picklist(['DRAFT', 'LIVE', 'SUSPENDED', 'DEPRECATED', 'RETIRED']),
});

export const gamesOfCompany =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): GamesOfCompany =>
  async (companyId) => {
    const rows = await rowsOfIndex(
      needs,
      indexes.byOwner,
      companyGamesPartition(companyId),
      companyGameSort(''),
    );
    return rows.map((row) => parse(schema, row));
  };
