import { cost } from './cost';
import type { BrandUnits } from './measured-brand-units';

/** What brands and their games cost. */
export const brandUnits = {
  'Query.getBrand': {
    owner: cost(4, 0, 'BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
    admin: cost(4, 0, 'BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
    player: cost(4, 0, 'BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'),
  },
  'Brand.me': {
    player: cost(
      5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'GetItem Main, consistent',
    ),
  },
  'Brand.history': {
    owner: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Audit',
    ),
    admin: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'Query Audit',
    ),
  },
  'Query.listBrandGames': {
    player: cost(
      4.5,
      0,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 1 of Main',
    ),
  },
  'Mutation.createBrand': {
    owner: cost(
      6,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
    ),
    admin: cost(
      6,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
    ),
  },
  'Mutation.updateBrand': {
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
  'Mutation.activateBrand': {
    owner: cost(
      6,
      9,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      6,
      9,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.pauseBrand': {
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
  'Mutation.closeBrand': {
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
  'Mutation.addBrandGame': {
    owner: cost(
      6,
      9,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      6,
      9,
      'BatchGetItem: 3 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.removeBrandGame': {
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
} satisfies Partial<BrandUnits>;
