import type { Context } from '@aws-appsync/utils';
import type { MutationSubmitComplianceProfileArgs } from '#domain/generated/types';
import { refuse } from '../refuse';
import type { Documents } from './document-query';
import { missingParts } from './missing-parts';
import { ownProfile, stillOwn, type ComplianceStash } from './own-profile';
import {
  checkProfile,
  profileSteps,
  stepProfile,
  steppedProfile,
  type SteppedProfile,
} from './profile-review';

type Previous = { result: Documents };

/** The previous steps have read the company, its profile and its documents. */
export function request(ctx: Context<MutationSubmitComplianceProfileArgs, ComplianceStash, Previous>) {
  const { company, profile } = ownProfile(ctx);
  const { status, documentChanges } = profile;
  checkProfile(ctx, profile, profileSteps.submit);
  const missing = missingParts(profile, ctx.prev.result);
  if (missing.length > 0) refuse('compliance.incomplete', { fields: missing.join(',') });
  return stepProfile(ctx, profileSteps.submit, stillOwn(company), {
    ofRow: { owner: company.owner, validUntil: null },
    when: { eq: { status, documentChanges } },
  });
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.submit);
}
