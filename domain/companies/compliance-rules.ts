import * as v from 'valibot';
import { complianceFields } from './compliance-fields';
import { rulesOf } from '../fields/rules-of';
import type { SaveComplianceProfileInput } from '../generated/types';

/** The shares of all beneficial owners, in hundredths of a percent so that they add up exactly. */
export const totalShareHundredths = (owners: readonly { percent: number }[]) =>
  owners.reduce((sum, owner) => sum + Math.round(owner.percent * 100), 0);

export const saveComplianceProfileRules = v.pipe(
  rulesOf<SaveComplianceProfileInput>(complianceFields, 'create'),
  v.forward(
    v.partialCheck(
      [['beneficialOwners']],
      ({ beneficialOwners }) => totalShareHundredths(beneficialOwners) <= 10_000,
      'shares',
    ),
    ['beneficialOwners'],
  ),
);
