import { countedEvents } from '#lambda/stores/audit/counted-events';
import { platformStatus } from '#lambda/stores/companies/platform-status';
import { brandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import { countedDays } from '#lambda/stores/counters/counted-days';
import { gameDays } from '#lambda/stores/counters/game-days';
import { companyNames, gameTitles } from '#lambda/stores/counters/shown-names';
import { countedClaims } from '#lambda/stores/promotions/counted-claims';
import { certifiedVersions } from '#lambda/stores/games/certified-versions';
import { gamesOfCompany } from '#lambda/stores/games/games-of-company';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

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
