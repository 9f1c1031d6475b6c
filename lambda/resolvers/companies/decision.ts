import { util, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { CompanyTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import type { Values } from '../transaction';
import { refuseFailedWrite, type CompanyWrite } from './refuse-failed-write';
import { transition, type Transition, type TransitionContext } from './transition';

/** An admin's step on somebody else's company; that the caller is an admin is the schema's directive. */
export function decide(
  ctx: TransitionContext,
  step: Transition,
  values: Values,
): DynamoDBTransactWriteItemsRequest {
  const { sub } = callerOf(ctx);
  if (ctx.args.input.kind) refuse('input.not-writable', { field: 'kind' });
  const at = util.time.nowISO8601();
  const decided = { ...values, reviewedBy: sub, reviewedAt: at };
  return transition(ctx, step, at, decided, { isNot: guard('company.not-own', { owner: sub }) });
}

export function decided(ctx: CompanyWrite<CompanyTransitionInput>, step: Transition): null {
  if (!ctx.error) return null;
  const row = failedConditions(ctx)[0]?.row;
  if (row?.owner === callerOf(ctx).sub) refuse('company.own');
  return refuseFailedWrite(ctx, row, ctx.args.input.expectedVersion, step.from);
}
