import type { Context, DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, CompanyStatus, CompanyTransitionInput } from '#domain/generated/types';
import { auditPartition, companyKey, reviewPartition, reviewSort, statusSort } from '#domain/keys';
import { auditedWrite } from '../audited-write';
import { mainTable } from '../tables';
import { update, type TransactItem, type Values, type When } from '../transaction';
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

/** The step as a write: `values` besides the status, whose company it must (not) be, and further items. */
export function transition(
  ctx: TransitionContext,
  step: Transition,
  at: string,
  values: Values,
  whose: Pick<When, 'is' | 'isNot' | 'with'>,
  others: readonly TransactItem[] = [],
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
  const company = update(mainTable(ctx), companyKey(knownId(id)), written, when);
  return auditedWrite(ctx, [company, ...others], event);
}

function place(step: Transition, at: string, id: string) {
  if (step.queue === 'stays') return {};
  if (step.queue === 'leaves') return { gsi3pk: null, gsi3sk: null };
  return { gsi3pk: reviewPartition, gsi3sk: reviewSort(at, 'COMPANY', id) };
}
