import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { serverSeedBytes } from '@novalink/engine';
import { systemClock, type Clock } from '#lambda/runtime/clock';
import { claimPromotions } from '#lambda/functions/claim-promotions/claim-promotions';
import { environment } from '#lambda/functions/claim-promotions/env';
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
import { budgetStore, type Budget, type BudgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { codeMisses } from '#lambda/stores/promotions/code-misses';
import { eventStore } from '#lambda/stores/promotions/event-store';
import { progressStore } from '#lambda/stores/promotions/progress-store';
import { readPublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import { walletRoundsAfter } from '#lambda/stores/tournaments/wallet-rounds';

const forMs = 5000;
/** The maximum number of budgets that a warm function caches. */
const most = 1000;

/** Caches budgets for lists of offers, so that not every player's list reads 64 rows. A claim reads the rows themselves. */
function recentBudgets({ read }: Pick<BudgetStore, 'read'>, clock: Clock) {
  const known = new Map<string, { readonly at: number; readonly budget: Budget }>();
  return async (promotionId: string): Promise<Budget> => {
    const now = clock().getTime();
    const last = known.get(promotionId);
    if (last && now - last.at < forMs && now >= last.at) return last.budget;
    const budget = await read(promotionId);
    if (known.size >= most) known.clear();
    known.set(promotionId, { at: now, budget });
    return budget;
  };
}

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
