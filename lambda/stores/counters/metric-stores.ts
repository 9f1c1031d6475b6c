import { countedEvents } from '#lambda/stores/audit/counted-events';
import { platformStatus } from '#lambda/stores/companies/platform-status';
import { brandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import { gameDays } from '#lambda/stores/counters/game-days';
import { companyNames, gameTitles } from '#lambda/stores/counters/shown-names';
import { countedClaims } from '#lambda/stores/promotions/counted-claims';
import { certifiedVersions } from '#lambda/stores/games/certified-versions';
import { gamesOfCompany } from '#lambda/stores/games/games-of-company';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';
import { parse, type GenericSchema } from 'valibot';
import type { DateRange } from '#domain/counters/date-range';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';

export type MetricStores = ReturnType<typeof metricStores>;

/** The stores that dashboards read, on the product's tables. */
export const metricStores = (needs: PlayStoreNeeds & StoreNeeds) => ({
  daysIn: countedDays(needs),
  titlesOf: gameTitles(needs),
  companyNamesOf: companyNames(needs),
  brandsOf: brandsOfCompany(needs),
  gamesOf: gamesOfCompany(needs),
  gameDays: gameDays(needs),
  versionsOf: certifiedVersions(needs),
  statusNow: platformStatus(needs),
  eventsIn: countedEvents(needs),
  claimsIn: countedClaims(needs),
});

/** The entries of the schema determine which attributes are read. */
type RowSchema<Values> = GenericSchema<unknown, Values> & { readonly entries: object };

/** The counters of a range by day, without the days that have none. Eventually consistent. */
type CountedDays = <Values>(
  partition: string,
  range: DateRange,
  schema: RowSchema<Values>,
) => Promise<ReadonlyMap<string, Values>>;

const countedDays =
  ({ dynamodb, playTable: table }: PlayStoreNeeds): CountedDays =>
  async (partition, { from, to }, schema) => {
    const attributes = ['sk', ...Object.keys(schema.entries)];
    const rows = await rowsOfPartition(
      { dynamodb },
      { table, partition, between: [from, to], attributes, isConsistent: false },
    );
    return new Map(rows.map((row) => [String(row.sk), parse(schema, row)]));
  };
