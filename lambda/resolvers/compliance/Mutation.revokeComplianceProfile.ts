import { util } from '@aws-appsync/utils';
import type { ComplianceDecisionInput } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { othersCompany } from './others-company';
import {
  profileSteps,
  stepProfile,
  steppedProfile,
  type ProfileStep,
  type SteppedProfile,
} from './profile-review';

export function request(ctx: ProfileStep<ComplianceDecisionInput>) {
  return stepProfile(ctx, profileSteps.revoke, othersCompany(ctx), {
    reviewNote: noteOf(ctx.args),
    when: { gt: { validUntil: util.time.nowISO8601() } },
  });
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.revoke);
}
