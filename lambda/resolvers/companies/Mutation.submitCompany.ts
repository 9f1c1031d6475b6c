import { util } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { authorizeCompany } from './authorize-company';
import { refuseStale, refuseWrongStatus, type CompanyWrite } from './refuse-failed-write';
import { transition, type Transition, type TransitionContext } from './transition';

const step: Transition = {
  from: ['DRAFT', 'REJECTED'],
  to: 'SUBMITTED',
  action: 'COMPANY_SUBMITTED',
  queue: 'joins',
};

export function request(ctx: TransitionContext) {
  const at = util.time.nowISO8601();
  const { kind } = ctx.args.input;
  const owner = { is: { owner: callerOf(ctx).sub } };
  if (!kind) return transition(ctx, step, at, { submittedAt: at }, { ...owner, with: ['kind'] });
  return transition(ctx, step, at, { submittedAt: at, kind }, owner);
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  if (!ctx.error) return null;
  const { sub, isAdmin } = callerOf(ctx);
  const row = failedConditions(ctx)[0]?.row;
  if (row && row.owner !== sub && isAdmin) refuse('company.owner-not-yours');
  const { expectedVersion, kind } = ctx.args.input;
  const company = authorizeCompany(ctx, row);
  refuseStale(company, expectedVersion);
  refuseWrongStatus(company, step.from);
  return refuse((company.kind ?? kind) ? 'write.collided' : 'company.kind-missing');
}
