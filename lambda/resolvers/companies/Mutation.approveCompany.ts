import {
  companySteps,
  decideCompany,
  steppedCompany,
  type CompanyStep,
  type SteppedCompany,
} from './company-review';

export function request(ctx: CompanyStep) {
  return decideCompany(ctx, companySteps.approve);
}

export function response(ctx: SteppedCompany) {
  return steppedCompany(ctx, companySteps.approve);
}
