import { util } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import { reviewPartition, reviewSort } from '#domain/keys';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { refuseFailedWrite, type CompanyWrite } from './refuse-failed-write';
import { transition, type Transition, type TransitionContext } from './transition';

const step: Transition = { from: ['DRAFT', 'REJECTED'], to: 'SUBMITTED', action: 'COMPANY_SUBMITTED' };

export function request(ctx: TransitionContext) {
  const at = util.time.nowISO8601();
  const values = {
    submittedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'COMPANY', ctx.args.input.id),
  };
  return transition(ctx, step, at, values, { is: { owner: callerOf(ctx).sub } });
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  if (!ctx.error) return null;
  const { sub, isAdmin } = callerOf(ctx);
  const row = failedConditions(ctx)[0]?.row;
  if (row && row.owner !== sub && isAdmin) refuse('company.owner-not-yours');
  return refuseFailedWrite(ctx, row, ctx.args.input.expectedVersion, step.from);
}
