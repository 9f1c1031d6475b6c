import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, CasinoStatus, CasinoTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, casinoKey, reviewPartition, reviewSort, statusSort } from '#domain/keys';
import { auditedWrite, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type TransactItem, type Values } from '../transaction';
import type { CasinoRow } from './casino-row';

/** A step of a casino from one of some statuses to another. */
export interface CasinoStep {
  readonly from: readonly CasinoStatus[];
  readonly to: CasinoStatus;
  readonly action: AuditAction;
  /** What the step does to the casino's place in the review queue. */
  readonly queue: 'joins' | 'stays' | 'leaves';
}

type Input = CasinoTransitionInput & { readonly reason?: string };
type Read = { result: CasinoRow };
/** The casino comes from the step before, which has let in its owner and admins only. */
export type CasinoStepContext = Context<{ readonly input: Input }, Record<string, unknown>, Read>;

/** The casino as it was read, if the step may be taken from where it stands. */
export function standingCasino(ctx: CasinoStepContext, from: readonly CasinoStatus[]): CasinoRow {
  const casino = ctx.prev.result;
  const { version, status } = casino;
  if (version !== ctx.args.input.expectedVersion) refuse('casino.stale', { version });
  if (!from.includes(status)) refuse('casino.wrong-status', { status });
  return casino;
}

/** The same for decisions: what one owns is for another admin to decide. */
export function othersCasino(ctx: CasinoStepContext, from: readonly CasinoStatus[]): CasinoRow {
  const isOthers = ctx.prev.result.owner !== callerOf(ctx).sub;
  if (!guard('casino.not-own', isOthers)) refuse('company.own');
  return standingCasino(ctx, from);
}

/** Which admin decided, and when. */
export const decidedBy = (ctx: Pick<Context, 'identity'>) => ({
  reviewedBy: callerOf(ctx).sub,
  reviewedAt: util.time.nowISO8601(),
});

/** The step as a write, with `values` besides the status and `more` in the same transaction. */
export function stepCasino(
  ctx: CasinoStepContext,
  { id, version, status }: CasinoRow,
  step: CasinoStep,
  values: Values,
  more: readonly TransactItem[] = [],
): DynamoDBTransactWriteItemsRequest {
  const { reason } = ctx.args.input;
  const at = util.time.nowISO8601();
  const joined = step.queue === 'joins' ? { submittedAt: at } : {};
  const changes = { ...values, ...joined, status: step.to };
  const written = {
    ...changes,
    ...place(step, at, id),
    version: version + 1,
    updatedAt: at,
    gsi2sk: statusSort(step.to, id),
  };
  const asRead = update(mainTable(ctx), casinoKey(id), written, { is: { version, status } });
  const event = {
    entity: auditPartition('CASINO', id),
    at,
    action: step.action,
    reason: reason ? reason.trim() : null,
    changes,
  };
  return auditedWrite(ctx, [asRead, ...more], event, 'OPERATORS');
}

function place(step: CasinoStep, at: string, id: string) {
  if (step.queue === 'stays') return {};
  if (step.queue === 'leaves') return { gsi3pk: null, gsi3sk: null };
  return { gsi3pk: reviewPartition, gsi3sk: reviewSort(at, 'CASINO', id) };
}

export type SteppedCasino<Row = CasinoRow> = Context<
  { readonly input: Input },
  Record<string, unknown>,
  Read,
  undefined,
  CancelledWrite<Row | CasinoRow | CompanyRow>
>;
