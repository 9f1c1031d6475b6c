import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { endClaims } from '#lambda/functions/end-claims/end-claims';
import { environment } from '#lambda/functions/end-claims/env';
import { playerSuspensions } from '#lambda/stores/brands/player-suspensions';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playStore } from '#lambda/stores/play/play-store';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { dueClaimStore } from '#lambda/stores/promotions/due-claims';

const { MAIN_TABLE, PLAY_TABLE, JOURNAL_TABLE: journalTable, WALLETS_TABLE: walletsTable } = environment();
const dynamodb = new DynamoDBClient();
const stores = { dynamodb, mainTable: MAIN_TABLE, playTable: PLAY_TABLE };
const logger = new Logger({ serviceName: 'end-claims' });
const plays = playStore(stores);

export const handler = endClaims({
  due: dueClaimStore(stores),
  plays,
  play: (brandId, playerId) => plays.read(brandId, playerId),
  suspensions: playerSuspensions(stores),
  claims: claimStore(stores),
  budgets: budgetStore(stores),
  ledger: ledgerPorts({
    dynamodb: ledgerClient(),
    ...{ journalTable, walletsTable },
    clock: systemClock,
    random: Math.random,
  }),
  write: (items) => guardedWrite(dynamodb, items),
  report: ({ id, brandId }, error) => {
    logger.error('A claim could not be ended', { claimId: id, brandId, error: error as Error });
  },
  clock: systemClock,
});
