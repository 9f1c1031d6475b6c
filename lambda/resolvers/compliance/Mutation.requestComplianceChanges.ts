import type { Context } from '@aws-appsync/utils';
import type { MutationRequestComplianceChangesArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { decidedProfile, decideProfile, type DecidedProfile, type ProfileDecision } from './profile-decision';

const step: ProfileDecision = {
  from: 'IN_REVIEW',
  to: 'CHANGES_REQUESTED',
  action: 'COMPLIANCE_CHANGES_REQUESTED',
};

export function request(ctx: Context<MutationRequestComplianceChangesArgs>) {
  return decideProfile(ctx, step, { reviewNote: noteOf(ctx.args) });
}

export function response(ctx: DecidedProfile) {
  return decidedProfile(ctx, step);
}
