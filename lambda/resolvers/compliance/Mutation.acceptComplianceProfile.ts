import { util } from '@aws-appsync/utils';
import { limits } from '#domain/limits';
import {
  decidedProfile,
  decideProfile,
  type DecidedProfile,
  type ProfileDecision,
  type ProfileDecisionContext,
} from './profile-decision';

const step: ProfileDecision = { from: 'IN_REVIEW', to: 'VALID', action: 'COMPLIANCE_ACCEPTED' };
const validMilliseconds = limits.compliance.validDays * 24 * 60 * 60 * 1000;

export function request(ctx: ProfileDecisionContext) {
  const end = util.time.nowEpochMilliSeconds() + validMilliseconds;
  const validUntil = util.time.epochMilliSecondsToISO8601(end);
  return decideProfile(ctx, step, { validUntil, reviewNote: null });
}

export function response(ctx: DecidedProfile) {
  return decidedProfile(ctx, step);
}
