import type { Context } from '@aws-appsync/utils';
import type { ComplianceDocument } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { openStatuses } from '../companies/open-statuses';
import { refuse } from '../refuse';
import type { Condition } from '../transaction';
import type { ProfileRow } from './profile-row';

/** Stash values of `read-compliance-status` for the next steps. */
export interface ComplianceStash {
  company?: CompanyRow;
  profile?: ProfileRow | null;
  document?: ComplianceDocument | null;
}

type Kept = Pick<Context<unknown, ComplianceStash>, 'identity' | 'stash'>;

/**
 * Returns the company and its profile, which can be missing. Only the owner can write it, while the company is open.
 */
export function ownCompany(ctx: Kept) {
  const { company, profile } = ctx.stash;
  if (!company) return refuse('company.missing');
  const isOwn = company.owner === callerOf(ctx).sub;
  if (!guard('compliance.owner', isOwn)) refuse('company.owner-not-yours');
  if (!openStatuses.includes(company.status)) refuse('company.wrong-status', { status: company.status });
  return { company, profile: profile ?? null };
}

/** Like `ownCompany`, but refuses a missing profile and one that is in review. */
export function ownProfile(ctx: Kept) {
  const { company, profile } = ownCompany(ctx);
  if (!profile) return refuse('compliance.missing');
  if (profile.status === 'IN_REVIEW') refuse('compliance.wrong-status', { status: profile.status });
  return { company, profile };
}

/** The condition for the company when its profile is written. */
export const stillOwn = ({ owner }: CompanyRow): Condition => ({
  eq: { owner },
  in: { status: openStatuses },
});
