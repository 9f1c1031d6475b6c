import type { CompanyDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import {
  companySteps,
  decideCompany,
  steppedCompany,
  type CompanyStep,
  type SteppedCompany,
} from './company-review';

export function request(ctx: CompanyStep<CompanyDecisionInput>) {
  return decideCompany(ctx, companySteps.reject, { reviewNote: noteOf(ctx.args) });
}

export function response(ctx: SteppedCompany) {
  return steppedCompany(ctx, companySteps.reject);
}
