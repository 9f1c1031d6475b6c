import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/move-coins/env';
import { moveCoins } from '#lambda/functions/move-coins/move-coins';
import { parseRequest } from '#lambda/functions/move-coins/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { packageClaimStore } from '#lambda/stores/coins/package-claim-store';
import { knownAdmins } from '#lambda/stores/users/known-admins';

const { MAIN_TABLE, AUDIT_TABLE, JOURNAL_TABLE, WALLETS_TABLE, PLAY_TABLE } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: MAIN_TABLE, auditTable: AUDIT_TABLE };
const move = moveCoins({
  brands: brandStore(stores),
  users: brandUserStore(stores),
  claims: packageClaimStore(stores),
  isAdmin: knownAdmins(stores),
  allowance: dayAllowance(stores),
  rights: brandRights(stores),
  ledger: ledgerPorts({
    dynamodb: ledgerClient(),
    journalTable: JOURNAL_TABLE,
    walletsTable: WALLETS_TABLE,
    clock: systemClock,
    random: Math.random,
  }),
  countGift: (gift) => giftAdded(PLAY_TABLE, gift),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => move(parseRequest(event)));
