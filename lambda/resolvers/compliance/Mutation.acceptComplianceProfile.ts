import { util, type Context } from '@aws-appsync/utils';
import type { MutationAcceptComplianceProfileArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { refuse } from '../refuse';
import type { Documents } from './document-query';
import { othersCompany } from './others-company';
import { profileSteps, stepProfile, steppedProfile, type SteppedProfile } from './profile-review';
import { documentNow } from './current-status';

const validMilliseconds = limits.compliance.validDays * 24 * 60 * 60 * 1000;

type Read = Context<MutationAcceptComplianceProfileArgs, Record<string, unknown>, { result: Documents }>;

/** The previous steps have checked that the profile is in review and have read its documents. */
export function request(ctx: Read) {
  const undecided = ctx.prev.result.items.filter((document) => documentNow(document).status === 'UPLOADED');
  if (!guard('compliance.documents-decided', undecided.length === 0)) {
    const documents = undecided.map(({ id }) => id).join(',');
    refuse('compliance.undecided-documents', { count: undecided.length, documents });
  }
  const end = util.time.nowEpochMilliSeconds() + validMilliseconds;
  const validUntil = util.time.epochMilliSecondsToISO8601(end);
  return stepProfile(ctx, profileSteps.accept, othersCompany(ctx), { values: { validUntil } });
}

export function response(ctx: SteppedProfile) {
  return steppedProfile(ctx, profileSteps.accept);
}
