import { cost } from './cost';
import type { BrandUnits } from './measured-brand-units';

/** What moves coins, and what play with them costs besides its rounds: `play-rounds` and the ledger tell those. */
export const coinUnits = {
  'Mutation.joinBrand': {
    player: cost(
      8,
      23,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'TransactWriteItems: ConditionCheck Main, ConditionCheck Main, Put Main, Put Audit',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Update Wallets',
    ),
  },
  'Mutation.grantCoins': {
    owner: cost(
      9,
      14,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Update Wallets',
    ),
    admin: cost(
      9,
      14,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Update Wallets',
    ),
  },
  'Mutation.withdrawCoins': {
    owner: cost(
      9,
      10,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Update Wallets',
    ),
    admin: cost(
      9,
      10,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Update Wallets',
    ),
  },
  'Mutation.claimDailyCoins': {
    player: cost(
      8,
      14,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Update Wallets',
    ),
  },
  'Mutation.claimCoinPackage': {
    player: cost(
      10,
      24,
      'GetItem Main, consistent',
      'BatchGetItem: 5 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Put Main, Update Main',
      'GetItem Journal, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, ConditionCheck Main, ConditionCheck Main, Update Wallets',
    ),
  },
  'Mutation.startPlaySession': {
    player: cost(
      11,
      4,
      'BatchGetItem: 5 of Main, consistent',
      'BatchGetItem: 3 of Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Wallets, consistent',
      'TransactWriteItems: Put Main, Put Main',
    ),
  },
  'Mutation.setPlayLimits': {
    player: cost(5, 4, 'BatchGetItem: 5 of Main, consistent', 'TransactWriteItems: Update Main, Put Audit'),
  },
  'Mutation.excludeSelf': {
    player: cost(5, 4, 'BatchGetItem: 5 of Main, consistent', 'TransactWriteItems: Update Main, Put Audit'),
  },
  'Query.getSeeds': {
    player: cost(1, 0, 'GetItem Main, consistent'),
  },
} satisfies Partial<BrandUnits>;
