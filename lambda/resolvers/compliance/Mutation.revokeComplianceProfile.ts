import type { Context } from '@aws-appsync/utils';
import type { MutationRevokeComplianceProfileArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { decidedProfile, decideProfile, type DecidedProfile, type ProfileDecision } from './profile-decision';

const step: ProfileDecision = { from: 'VALID', to: 'REVOKED', action: 'COMPLIANCE_REVOKED' };

export function request(ctx: Context<MutationRevokeComplianceProfileArgs>) {
  return decideProfile(ctx, step, { reviewNote: noteOf(ctx.args), validUntil: null });
}

export function response(ctx: DecidedProfile) {
  return decidedProfile(ctx, step);
}
