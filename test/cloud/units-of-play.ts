import { cost, type SomeUnits } from './cost';

/** What files, age and play for fun cost. */
export const playUnits = {
  'Query.getFileCheck': {
    owner: cost(1, 0, 'GetItem Main, consistent'),
    admin: cost(1, 0, 'GetItem Main, consistent'),
  },
  'Query.getAgeConfirmation': {
    owner: cost(1, 0, 'GetItem Main, consistent'),
    admin: cost(1, 0, 'GetItem Main, consistent'),
  },
  'Query.getTermsAcceptance': {
    owner: cost(1, 0, 'GetItem Main, consistent'),
    admin: cost(1, 0, 'GetItem Main, consistent'),
  },
  'Mutation.acceptTerms': {
    owner: cost(
      1,
      7,
      'TransactWriteItems: Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      1,
      7,
      'TransactWriteItems: Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Query.exportMyData': { owner: cost(0, 0), admin: cost(0, 0) },
  'Mutation.deleteMyAccount': { owner: cost(0, 0), admin: cost(0, 0) },
  'Mutation.confirmAge': {
    owner: cost(
      1,
      6,
      'TransactWriteItems: Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      1,
      6,
      'TransactWriteItems: Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.startDemoSession': {
    owner: cost(
      3,
      1,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'PutItem Main',
    ),
    admin: cost(
      3,
      1,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'PutItem Main',
    ),
  },
  'Mutation.playDemoRound': {
    owner: cost(
      5,
      1,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'UpdateItem Main',
    ),
  },
} satisfies SomeUnits;
