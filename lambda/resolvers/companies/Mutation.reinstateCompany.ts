import type { CompanyTransitionInput } from '#domain/generated/types';
import {
  companySteps,
  decideCompany,
  steppedCompany,
  type CompanyStep,
  type SteppedCompany,
} from './company-review';
import type { CompanyRow } from './company-row';

type Read = { result: CompanyRow };

/** The previous step has read the company. An owner who lost the group during the suspension joins it again. */
export function request(ctx: CompanyStep<CompanyTransitionInput, Read>) {
  const { membership } = ctx.prev.result;
  const joins = membership === 'NONE' || membership === 'LEAVING';
  return decideCompany(ctx, companySteps.reinstate, { values: joins ? { membership: 'PENDING' } : {} });
}

export function response(ctx: SteppedCompany) {
  return steppedCompany(ctx, companySteps.reinstate);
}
