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
  const reviewNote = noteOf(ctx.args);
  return stepProfile(ctx, profileSteps.requestChanges, othersCompany(ctx), { reviewNote });
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.requestChanges);
}
