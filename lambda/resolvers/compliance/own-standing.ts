import type { Context } from '@aws-appsync/utils';
import type { ComplianceDocument } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { openStatuses } from '../companies/open-statuses';
import { refuse } from '../refuse';
import type { Condition } from '../transaction';
import type { ProfileRow } from './profile-row';

/** What `read-compliance-status` keeps for the steps after it. */
export interface Standing {
  company?: CompanyRow;
  profile?: ProfileRow | null;
  document?: ComplianceDocument | null;
}

type Kept = Pick<Context<unknown, Standing>, 'identity' | 'stash'>;

/** The company and its profile, which may be missing; only its owner writes it, and while the company is open. */
export function ownStanding(ctx: Kept) {
  const { company, profile } = ctx.stash;
  if (!company) return refuse('company.missing');
  const isOwn = company.owner === callerOf(ctx).sub;
  if (!guard('compliance.owner', isOwn)) refuse('company.owner-not-yours');
  if (!openStatuses.includes(company.status)) refuse('company.wrong-status', { status: company.status });
  return { company, profile: profile ?? null };
}

/** The same for what cannot be without a profile, or change while an admin looks at it. */
export function ownProfile(ctx: Kept) {
  const { company, profile } = ownStanding(ctx);
  if (!profile) return refuse('compliance.missing');
  if (profile.status === 'IN_REVIEW') refuse('compliance.wrong-status', { status: profile.status });
  return { company, profile };
}

/** What must still hold of the company when its profile is written. */
export const stillOwn = ({ owner }: CompanyRow): Condition => ({
  eq: { owner },
  in: { status: openStatuses },
});
