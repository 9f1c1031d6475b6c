import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/manage-promotions/env';
import { managePromotions } from '#lambda/functions/manage-promotions/manage-promotions';
import { parseRequest } from '#lambda/functions/manage-promotions/request';
import { orRefusal, Refusal } from '#lambda/runtime/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
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
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { knownAdmins } from '#lambda/stores/users/known-admins';
import { recentRounds } from '#lambda/stores/tournaments/wallet-rounds';

const {
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  AUDIT_TABLE,
  JOURNAL_TABLE: journalTable,
} = environment();
const dynamodb = new DynamoDBClient();
const stores = { dynamodb, mainTable };
const manage = managePromotions({
  brands: brandStore(stores),
  rights: brandRights(stores),
  promotions: promotionStore(stores),
  budgets: budgetStore(stores),
  claims: claimStore(stores),
  inProgress: claimsInProgress({ dynamodb, playTable }),
  events: eventStore(stores),
  players: tournamentPlayers({ ...stores, clock: systemClock }),
  isAdmin: knownAdmins(stores),
  allowance: dayAllowance(stores),
  joined: joinedPlayers(stores),
  offered: offeredGames(stores),
  dryRuns: dryRunLock(stores),
  rounds: recentRounds({ dynamodb, journalTable }),
  published: {
    read: (brandId) => readPublishedPromotions(stores, brandId),
    put: (brandId, before, promotions) => publishedPromotionsPut(mainTable, brandId, before, promotions),
  },
  write: (items) => guardedWrite(dynamodb, items),
  audit: (entry) => ({ write: auditPut(AUDIT_TABLE, entry), otherwise: new Refusal('write.collided') }),
  sleep: (milliseconds) => pause(milliseconds),
  random: Math.random,
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(async () => manage(parseRequest(event)));
