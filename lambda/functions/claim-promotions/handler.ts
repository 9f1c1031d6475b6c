import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { serverSeedBytes } from '@novalink/engine';
import { systemClock } from '#lambda/runtime/clock';
import { claimPromotions } from '#lambda/functions/claim-promotions/claim-promotions';
import { environment } from '#lambda/functions/claim-promotions/env';
import { recentBudgets } from '#lambda/functions/claim-promotions/recent-budgets';
import { parseRequest } from '#lambda/functions/claim-promotions/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { movementsIn } from '#lambda/stores/coins/movements-in';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { playStore } from '#lambda/stores/play/play-store';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { codeMisses } from '#lambda/stores/promotions/code-misses';
import { eventStore } from '#lambda/stores/promotions/event-store';
import { progressStore } from '#lambda/stores/promotions/progress-store';
import { readPublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import { walletRoundsAfter } from '#lambda/stores/tournaments/wallet-rounds';

const { MAIN_TABLE, PLAY_TABLE, JOURNAL_TABLE: journalTable, WALLETS_TABLE: walletsTable } = environment();
const dynamodb = new DynamoDBClient();
const stores = { dynamodb, mainTable: MAIN_TABLE, playTable: PLAY_TABLE };
const ledger = ledgerPorts({
  dynamodb: ledgerClient(),
  ...{ journalTable, walletsTable },
  clock: systemClock,
  random: Math.random,
});
const budgets = budgetStore(stores);
const claim = claimPromotions({
  facts: playFactsStore({ ...stores, shared: sharedRows({ clock: systemClock, forMs: sharedRowsMs }) }),
  published: (brandId) => readPublishedPromotions(stores, brandId),
  budgets,
  recentBudget: recentBudgets(budgets, systemClock),
  claims: claimStore(stores),
  events: eventStore(stores),
  codeMisses: codeMisses(stores),
  progress: progressStore(stores),
  rounds: walletRoundsAfter({ dynamodb, journalTable, movements: movementsIn(ledger) }),
  plays: playStore(stores),
  seeds: drawnSeedStore(stores),
  ledger,
  countGift: (gift) => giftAdded(PLAY_TABLE, gift),
  write: (items) => guardedWrite(dynamodb, items),
  newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(async () => claim(parseRequest(event)));
