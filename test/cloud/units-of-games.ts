import { cost, type SomeUnits } from './cost';

/** What changing games and their versions costs. */
export const gamesUnits = {
  'Mutation.createGame': {
    owner: cost(
      2,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.updateGame': {
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
  'Mutation.createGameVersion': {
    owner: cost(
      2,
      14,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, ConditionCheck Main, Put Main, Put Main, Put Audit',
    ),
    admin: cost(
      2,
      14,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, ConditionCheck Main, Put Main, Put Main, Put Audit',
    ),
  },
  'Mutation.updateGameVersion': {
    owner: cost(
      3,
      8,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, Put Audit',
    ),
    admin: cost(
      3,
      8,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, Put Audit',
    ),
  },
  'Mutation.submitGameVersion': {
    owner: cost(
      5,
      11,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      5,
      11,
      'BatchGetItem: 2 of Main, consistent',
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.withdrawGameVersion': {
    owner: cost(
      1,
      7,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.approveGameVersion': {
    admin: cost(
      1,
      7,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.rejectGameVersion': {
    admin: cost(
      1,
      7,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.publishGameVersion': {
    owner: cost(
      3.5,
      18,
      'BatchGetItem: 2 of Main, consistent',
      'GetItem Main',
      'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      3.5,
      18,
      'BatchGetItem: 2 of Main, consistent',
      'GetItem Main',
      'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.suspendGame': {
    admin: cost(
      2,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.resumeGame': {
    admin: cost(
      3,
      14,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.deprecateGame': {
    owner: cost(
      2,
      16,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      16,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.retireGame': {
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
} satisfies SomeUnits;
