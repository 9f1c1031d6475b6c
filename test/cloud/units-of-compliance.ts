import { cost, type SomeUnits } from './cost';

/** What the review of a company’s papers costs. */
export const complianceUnits = {
  'Mutation.submitComplianceProfile': {
    owner: cost(
      4,
      9,
      'BatchGetItem: 2 of Main, consistent',
      'Query Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.withdrawComplianceProfile': {
    owner: cost(
      3,
      9,
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.acceptComplianceProfile': {
    admin: cost(
      4,
      9,
      'BatchGetItem: 2 of Main, consistent',
      'Query Main, consistent',
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.requestComplianceChanges': {
    admin: cost(
      1,
      9,
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.revokeComplianceProfile': {
    admin: cost(
      1,
      8,
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'ComplianceProfile.documents': {
    owner: cost(2, 0, 'GetItem Main', 'GetItem Main', 'Query Main, consistent'),
    admin: cost(2, 0, 'GetItem Main', 'GetItem Main', 'Query Main, consistent'),
  },
  'Mutation.addComplianceDocument': {
    owner: cost(
      4,
      12,
      'BatchGetItem: 2 of Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.removeComplianceDocument': {
    owner: cost(
      3,
      10,
      'BatchGetItem: 3 of Main, consistent',
      'TransactWriteItems: Update Main, Delete Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
    ),
  },
  'Mutation.acceptComplianceDocument': {
    admin: cost(
      1,
      8,
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.rejectComplianceDocument': {
    admin: cost(
      1,
      8,
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
} satisfies SomeUnits;
