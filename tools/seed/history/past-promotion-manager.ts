import { managePromotions } from '#lambda/functions/manage-promotions/manage-promotions';
import { parseRequest } from '#lambda/functions/manage-promotions/request';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { joinedPlayers } from '#lambda/stores/brands/joined-players';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { offeredGames } from '#lambda/stores/games/offered-games';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { claimsInProgress } from '#lambda/stores/play/claims-in-progress';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { dryRunLock } from '#lambda/stores/promotions/dry-run-lock';
import { eventStore } from '#lambda/stores/promotions/event-store';
import { promotionStore } from '#lambda/stores/promotions/promotion-store';
import {
  publishedPromotionsPut,
  readPublishedPromotions,
} from '#lambda/stores/promotions/published-promotions';
import { recentRounds } from '#lambda/stores/tournaments/wallet-rounds';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { knownAdmins } from '#lambda/stores/users/known-admins';
import type { Asking } from './past-functions';
import { auditNow, type Manage } from './past-manager';
import type { ProductTables } from './product-tables';

/** Runs the code of `manage-promotions` at a time in the past, with the audit log as in `pastManager`. */
export function pastPromotionManager(tables: ProductTables) {
  const needs = {
    brands: brandStore(tables),
    rights: brandRights(tables),
    promotions: promotionStore(tables),
    budgets: budgetStore(tables),
    claims: claimStore(tables),
    inProgress: claimsInProgress(tables),
    events: eventStore(tables),
    isAdmin: knownAdmins(tables),
    allowance: dayAllowance(tables),
    dryRuns: dryRunLock(tables),
    joined: joinedPlayers(tables),
    offered: offeredGames(tables),
    rounds: recentRounds(tables),
    published: {
      read: (brandId: string) => readPublishedPromotions(tables, brandId),
      put: (...published: Published) => publishedPromotionsPut(tables.mainTable, ...published),
    },
    write: (items: Parameters<typeof guardedWrite>[1]) => guardedWrite(tables.dynamodb, items),
    audit: auditNow(tables),
    // A write of the past has no other one beside it.
    sleep: () => Promise.resolve(),
    random: Math.random,
  };
  return (identity: Asking, now: Date): Manage => {
    const clock = () => now;
    const manage = managePromotions({ ...needs, players: tournamentPlayers({ ...tables, clock }), clock });
    return (fieldName, input) => manage(parseRequest({ fieldName, arguments: { input }, identity }));
  };
}

type Published = Parameters<typeof publishedPromotionsPut> extends [string, ...infer Rest] ? Rest : never;
