import type { Context } from '@aws-appsync/utils';
import type { ComplianceStatus, ComplianceTransitionInput } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import { checkVersionAndStatus } from '../check-version-and-status';
import type { CompanyRow } from '../companies/company-row';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { reviewWrite, type ReviewStep, type StepParts, type Stepped } from '../review/review-step';
import { mainTable } from '../tables';
import { check, type Condition } from '../transaction';
import { refuseOthersCompany } from './others-company';
import type { ProfileRow } from './profile-row';
import { profileNow } from './current-status';

/** All steps of a profile's review. Submitting ends an earlier approval, so a withdrawn profile is incomplete. */
export const profileSteps = {
  submit: {
    from: ['INCOMPLETE', 'VALID', 'CHANGES_REQUESTED', 'EXPIRED', 'REVOKED'],
    to: 'IN_REVIEW',
    action: 'COMPLIANCE_SUBMITTED',
    by: 'owner',
    queue: 'joins',
  },
  withdraw: {
    from: ['IN_REVIEW'],
    to: 'INCOMPLETE',
    action: 'COMPLIANCE_WITHDRAWN',
    by: 'owner',
    queue: 'leaves',
  },
  accept: {
    from: ['IN_REVIEW'],
    to: 'VALID',
    action: 'COMPLIANCE_ACCEPTED',
    by: 'another admin',
    queue: 'leaves',
  },
  requestChanges: {
    from: ['IN_REVIEW'],
    to: 'CHANGES_REQUESTED',
    action: 'COMPLIANCE_CHANGES_REQUESTED',
    by: 'another admin',
    queue: 'leaves',
  },
  revoke: {
    from: ['VALID'],
    to: 'REVOKED',
    action: 'COMPLIANCE_REVOKED',
    by: 'another admin',
    queue: 'leaves',
    sets: { validUntil: null },
  },
} as const satisfies Record<string, ReviewStep<ComplianceStatus>>;

export type ProfileStep<Input = ComplianceTransitionInput> = Context<{ readonly input: Input }>;
export type SteppedProfile = Stepped<ComplianceTransitionInput, ProfileRow | CompanyRow>;

/** `company` is the condition for the company, whose owner the profile has. */
export function stepProfile(
  ctx: Pick<ProfileStep, 'args' | 'identity' | 'env' | 'request' | 'error'>,
  step: ReviewStep,
  company: Condition,
  parts: StepParts = {},
) {
  const id = parseId(ctx.args.input.companyId);
  const key = complianceKey(id);
  const history = auditPartition('COMPANY', id);
  return reviewWrite(ctx, { kind: 'COMPLIANCE', id, key, history, needed: 'ACCOUNT' }, step, {
    ...parts,
    others: [check(mainTable(ctx), companyKey(id), company)],
  });
}

export function steppedProfile(ctx: SteppedProfile, step: ReviewStep): null {
  if (!ctx.error) return null;
  const [profile, company] = failedConditions(ctx);
  if (company?.failed && step.by === 'another admin') {
    refuseOthersCompany(ctx, company.row as CompanyRow | null);
  }
  if (profile?.failed) checkProfile(ctx, profile.row as ProfileRow | null, step);
  return refuse('write.collided');
}

/** Returns the profile with its current status if the step is allowed from it. */
export function checkProfile(
  ctx: Pick<ProfileStep, 'args'>,
  row: ProfileRow | null | undefined,
  step: ReviewStep,
): ProfileRow {
  if (!row) return refuse('compliance.missing');
  const profile = profileNow(row);
  checkVersionAndStatus<string>('compliance', profile, ctx.args.input.expectedVersion, step.from);
  return profile;
}
