import type { Context, DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, CompanyStatus, CompanyTransitionInput } from '#domain/generated/types';
import { auditPartition, companyKey, reviewPartition, reviewSort, statusSort } from '#domain/keys';
import { auditedWrite } from '../audited-write';
import { mainTable } from '../tables';
import { update, type Values, type When } from '../transaction';
import { knownId } from '../known-id';

/** A step of a company from one of some statuses to another. */
export interface Transition {
  readonly from: readonly CompanyStatus[];
  readonly to: CompanyStatus;
  readonly action: AuditAction;
  /** What the step does to the company's place in the review queue. */
  readonly queue: 'joins' | 'stays' | 'leaves';
}

export type TransitionContext = Context<{
  readonly input: CompanyTransitionInput & { readonly reason?: string };
}>;

/** The step as a write: `values` besides the status, and whose company it must (not) be. */
export function transition(
  ctx: TransitionContext,
  step: Transition,
  at: string,
  values: Values,
  whose: Pick<When, 'is' | 'isNot' | 'with'>,
): DynamoDBTransactWriteItemsRequest {
  const { id, expectedVersion, reason } = ctx.args.input;
  const changes = { ...values, status: step.to };
  const written = {
    ...changes,
    ...place(step, at, id),
    version: expectedVersion + 1,
    updatedAt: at,
    gsi2sk: statusSort(step.to, id),
  };
  const when = {
    is: { ...whose.is, version: expectedVersion },
    isNot: whose.isNot ?? {},
    among: { status: step.from },
    with: whose.with ?? [],
  };
  const event = {
    entity: auditPartition('COMPANY', id),
    at,
    action: step.action,
    reason: reason ? reason.trim() : null,
    changes,
  };
  return auditedWrite(ctx, [update(mainTable(ctx), companyKey(knownId(id)), written, when)], event);
}

function place(step: Transition, at: string, id: string) {
  if (step.queue === 'stays') return {};
  if (step.queue === 'leaves') return { gsi3pk: null, gsi3sk: null };
  return { gsi3pk: reviewPartition, gsi3sk: reviewSort(at, 'COMPANY', id) };
}
