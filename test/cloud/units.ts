import { cost } from './cost';
import type { BrandUnits } from './measured-brand-units';
import type { MeasuredUnits } from './measured-units';
import { brandUnits } from './units-of-brands';
import { casinoUnits } from './units-of-casinos';
import { catalogueUnits } from './units-of-catalogue';
import { coinUnits } from './units-of-coins';
import { complianceUnits } from './units-of-compliance';
import { gamesUnits } from './units-of-games';
import { labUnits } from './units-of-lab';
import { playUnits } from './units-of-play';
import { playerUnits } from './units-of-players';

/** What each operation costs; `units.test.ts` measures it and takes no difference. */
export const units: MeasuredUnits & BrandUnits = {
  'Query.listCompanies': {
    owner: cost(0.5, 0, 'Query Main.gsi1'),
    admin: cost(0.5, 0, 'Query Main.gsi2'),
  },
  'Query.listReviewItems': {
    admin: cost(0.5, 0, 'Query Main.gsi3'),
  },
  'Mutation.listUsers': {
    admin: cost(1, 0, 'GetItem Main, consistent'),
  },
  'Query.getCompany': {
    owner: cost(0.5, 0, 'GetItem Main'),
    admin: cost(0.5, 0, 'GetItem Main'),
  },
  'Company.compliance': {
    owner: cost(1, 0, 'GetItem Main', 'GetItem Main'),
    admin: cost(1, 0, 'GetItem Main', 'GetItem Main'),
  },
  'Company.history': {
    owner: cost(1, 0, 'GetItem Main', 'Query Audit'),
    admin: cost(1, 0, 'GetItem Main', 'Query Audit'),
  },
  'Mutation.createCompany': {
    owner: cost(
      1,
      12,
      'TransactWriteItems: Put Main, Put Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      10,
      'GetItem Main, consistent',
      'TransactWriteItems: Put Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.updateCompany': {
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
  'Mutation.deleteCompany': {
    owner: cost(
      1,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Delete Main, Delete Main, Delete Main, Put Audit, ConditionCheck Main',
    ),
    admin: cost(
      1,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: Delete Main, Delete Main, Delete Main, Put Audit, ConditionCheck Main',
    ),
  },
  'Mutation.submitCompany': {
    owner: cost(
      1,
      12,
      'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.withdrawCompany': {
    owner: cost(
      1,
      10,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.approveCompany': {
    admin: cost(
      1,
      10,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.rejectCompany': {
    admin: cost(
      1,
      10,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.suspendCompany': {
    admin: cost(
      1,
      9,
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.reinstateCompany': {
    admin: cost(
      2,
      9,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.closeCompany': {
    owner: cost(
      2,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Delete Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
    admin: cost(
      2,
      11,
      'GetItem Main, consistent',
      'TransactWriteItems: Update Main, Delete Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.saveComplianceProfile': {
    owner: cost(
      3,
      8,
      'BatchGetItem: 2 of Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
      'GetItem Main, consistent',
    ),
  },
  'Mutation.addToGroup': {
    admin: cost(
      1,
      6,
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit',
    ),
  },
  'Mutation.removeFromGroup': {
    admin: cost(
      1,
      6,
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
    ),
  },
  'Mutation.deleteUser': {
    admin: cost(
      1,
      12,
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Delete Main, Update Main, Put Main, Put Main, Put Main, Put Main, Put Audit',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Main, Put Main, Put Audit',
    ),
  },
  ...complianceUnits,
  ...catalogueUnits,
  ...gamesUnits,
  ...labUnits,
  ...playUnits,
  ...casinoUnits,
  ...brandUnits,
  ...playerUnits,
  ...coinUnits,
};
