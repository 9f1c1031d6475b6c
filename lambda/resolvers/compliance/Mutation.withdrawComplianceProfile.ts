import type { Context } from '@aws-appsync/utils';
import type { MutationWithdrawComplianceProfileArgs } from '#domain/generated/types';
import { ownCompany, stillOwn, type ComplianceStash } from './own-profile';
import {
  checkProfile,
  profileSteps,
  stepProfile,
  steppedProfile,
  type SteppedProfile,
} from './profile-review';

/** The previous step has read the company and its profile. */
export function request(ctx: Context<MutationWithdrawComplianceProfileArgs, ComplianceStash>) {
  const { company, profile } = ownCompany(ctx);
  checkProfile(ctx, profile, profileSteps.withdraw);
  return stepProfile(ctx, profileSteps.withdraw, stillOwn(company));
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.withdraw);
}
