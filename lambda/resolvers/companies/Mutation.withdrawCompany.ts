import { util } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { refuseFailedWrite, type CompanyWrite } from './refuse-failed-write';
import { transition, type Transition, type TransitionContext } from './transition';

const step: Transition = {
  from: ['SUBMITTED'],
  to: 'DRAFT',
  action: 'COMPANY_WITHDRAWN',
  queue: 'leaves',
};

export function request(ctx: TransitionContext) {
  const at = util.time.nowISO8601();
  const owner = guard('company.withdraw-own', { owner: callerOf(ctx).sub });
  return transition(ctx, step, at, {}, { is: owner });
}

export function response(ctx: CompanyWrite<CompanyTransitionInput>) {
  if (!ctx.error) return null;
  const { sub, isAdmin } = callerOf(ctx);
  const row = failedConditions(ctx)[0]?.row;
  if (row && row.owner !== sub && isAdmin) refuse('company.not-owner');
  return refuseFailedWrite(ctx, row, ctx.args.input.expectedVersion, step.from);
}
