import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import {
  companySteps,
  stepCompany,
  steppedCompany,
  type CompanyStep,
  type SteppedCompany,
} from './company-review';

export function request(ctx: CompanyStep) {
  const eq = guard('company.withdraw-own', { owner: callerOf(ctx).sub });
  return stepCompany(ctx, companySteps.withdraw, { when: { eq } });
}

export function response(ctx: SteppedCompany) {
  return steppedCompany(ctx, companySteps.withdraw);
}
