import type { Context } from '@aws-appsync/utils';
import type { CompanyStatus, CompanyTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, companyKey } from '#domain/keys';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import {
  refuseStep,
  reviewWrite,
  type ReviewStep,
  type StepParts,
  type Stepped,
} from '../review/review-step';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';
import { openStatuses } from './open-statuses';

/** All steps of a company's review. An approved company stays in the queue until its owner has joined the group. */
export const companySteps = {
  submit: {
    from: ['DRAFT', 'REJECTED'],
    to: 'SUBMITTED',
    action: 'COMPANY_SUBMITTED',
    by: 'owner',
    queue: 'joins',
    notOwner: 'company.owner-not-yours',
  },
  withdraw: { from: ['SUBMITTED'], to: 'DRAFT', action: 'COMPANY_WITHDRAWN', by: 'owner', queue: 'leaves' },
  approve: {
    from: ['SUBMITTED'],
    to: 'APPROVED',
    action: 'COMPANY_APPROVED',
    by: 'another admin',
    sets: { approved: true, active: true, membership: 'PENDING' },
  },
  reject: {
    from: ['SUBMITTED'],
    to: 'REJECTED',
    action: 'COMPANY_REJECTED',
    by: 'another admin',
    queue: 'leaves',
  },
  suspend: {
    from: ['APPROVED'],
    to: 'SUSPENDED',
    action: 'COMPANY_SUSPENDED',
    by: 'another admin',
    sets: { active: false },
  },
  reinstate: {
    from: ['SUSPENDED'],
    to: 'APPROVED',
    action: 'COMPANY_REINSTATED',
    by: 'another admin',
    sets: { active: true },
  },
  close: {
    from: openStatuses,
    to: 'CLOSED',
    action: 'COMPANY_CLOSED',
    by: 'owner or admin',
    queue: 'leaves',
    sets: { approved: false, active: false },
  },
} as const satisfies Record<string, ReviewStep<CompanyStatus>>;

export type CompanyStep<
  Input = CompanyTransitionInput,
  Previous extends Record<string, unknown> | undefined = undefined,
> = Context<{ readonly input: Input }, Record<string, unknown>, Previous>;
export type SteppedCompany<Input = CompanyTransitionInput> = Stepped<Input, CompanyRow>;

/** The kind is set by the submission. */
export function stepCompany(
  ctx: Pick<CompanyStep, 'args' | 'identity' | 'env' | 'request' | 'error'>,
  step: ReviewStep,
  parts: StepParts,
) {
  const { id, kind } = ctx.args.input;
  if (kind && step.by !== 'owner') refuse('input.not-writable', { field: 'kind' });
  const key = companyKey(parseId(id));
  const history = auditPartition('COMPANY', id);
  return reviewWrite(ctx, { kind: 'COMPANY', id, key, history, needed: 'ACCOUNT' }, step, parts);
}

/** A decision of an admin about another user's company. The schema's directive requires an admin. */
export function decideCompany(
  ctx: Parameters<typeof stepCompany>[0],
  step: ReviewStep,
  parts: StepParts = {},
) {
  const ne = guard('company.not-own', { owner: callerOf(ctx).sub });
  return stepCompany(ctx, step, { ...parts, when: { ne } });
}

/** Refuses with the reason why the step failed; the company is the first item of the write. */
export function steppedCompany(ctx: SteppedCompany, step: ReviewStep): null {
  if (!ctx.error) return null;
  const [company] = failedConditions(ctx);
  return company?.failed
    ? refuseStep(ctx, 'company', authorizeCompany(ctx, company.row), step)
    : refuse('write.collided');
}
