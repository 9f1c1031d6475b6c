import { cost } from './cost';
import type { BrandUnits } from './measured-brand-units';

/** What casinos cost. */
export const casinoUnits = {
  'Query.getCasino': {
    owner: cost(0.5, 0, 'GetItem Main'),
    admin: cost(0.5, 0, 'GetItem Main'),
  },
  'Query.listCasinos': {
    owner: cost(1, 0, 'GetItem Main', 'Query Main.gsi1'),
    admin: cost(0.5, 0, 'Query Main.gsi1'),
  },
  'Casino.brands': {
    owner: cost(1.5, 0, 'GetItem Main', 'Query Main.gsi1', 'GetItem Main'),
    admin: cost(1.5, 0, 'GetItem Main', 'Query Main.gsi1', 'GetItem Main'),
  },
  'Casino.history': {
    owner: cost(1, 0, 'GetItem Main', 'Query Audit'),
    admin: cost(1, 0, 'GetItem Main', 'Query Audit'),
  },
  'Mutation.createCasino': {
    owner: cost(
      2,
      10,
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      10,
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.updateCasino': {
    owner: cost(
      1,
      8,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      1,
      8,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.submitCasino': {
    owner: cost(
      2,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.withdrawCasino': {
    owner: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.approveCasino': {
    admin: cost(
      2,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.rejectCasino': {
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.pauseCasino': {
    owner: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.resumeCasino': {
    owner: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.suspendCasino': {
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.reinstateCasino': {
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.closeCasino': {
    owner: cost(
      2,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
} satisfies Partial<BrandUnits>;
