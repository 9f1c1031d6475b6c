import { cost } from './cost';
import type { BrandUnits } from './measured-brand-units';

/** What players of brands, their statements and the kinds of coins cost. */
export const playerUnits = {
  'Query.listBrandUsers': {
    owner: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Main',
    ),
    admin: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Main',
    ),
  },
  'Query.getBrandUser': {
    owner: cost(5, 0, 'BatchGetItem: 3 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
    admin: cost(5, 0, 'BatchGetItem: 3 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
    player: cost(4, 0, 'BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
  },
  'BrandUser.balances': {
    owner: cost(
      6,
      0,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Wallets, consistent',
    ),
    admin: cost(
      6,
      0,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Wallets, consistent',
    ),
    player: cost(
      5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Wallets, consistent',
    ),
  },
  'Query.listStatement': {
    owner: cost(
      5.5,
      0,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Journal.gsi1',
    ),
    admin: cost(
      5.5,
      0,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Journal.gsi1',
    ),
    player: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Journal.gsi1',
    ),
  },
  'Query.listBrandMovements': {
    owner: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Journal.gsi2',
    ),
    admin: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Journal.gsi2',
    ),
  },
  'Query.listRounds': {
    player: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Main',
    ),
  },
  'Mutation.saveCoinType': {
    owner: cost(
      6,
      7,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      6,
      7,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.saveCoinPackage': {
    owner: cost(
      6,
      7,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      6,
      7,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.setBrandUserLevel': {
    owner: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.setBrandUserTier': {
    owner: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.suspendBrandUser': {
    owner: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.reinstateBrandUser': {
    owner: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      7,
      6,
      'BatchGetItem: 4 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
} satisfies Partial<BrandUnits>;
