import * as v from 'valibot';
import { companyFields } from './company-fields';
import { rulesOf } from '../fields/rules-of';
import type { CompanyDecisionInput, CreateCompanyInput, UpdateCompanyInput } from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredLongText } from '../text/text-rules';

/** A draft needs no kind. */
export const createCompanyRules = rulesOf<CreateCompanyInput>(companyFields, 'create');

/** A company that is about to be submitted. */
export const applicationRules = rulesOf<CreateCompanyInput>(
  { ...companyFields, kind: { ...companyFields.kind, required: true } },
  'create',
);

/** An update keeps an omitted name. The name cannot be cleared. */
export const updateCompanyRules = rulesOf<UpdateCompanyInput>(companyFields, 'update');

export const companyDecisionRules = rulesFor<CompanyDecisionInput>()({
  id: v.pipe(v.string('required'), v.nonEmpty('required')),
  expectedVersion: v.pipe(v.number('number'), v.integer('integer'), v.minValue(1, 'format')),
  reason: requiredLongText(limits.company.reviewNote),
});
