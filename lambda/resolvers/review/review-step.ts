import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, ReviewKind } from '#domain/generated/types';
import { reviewPartition, reviewSort, statusSort } from '#domain/keys';
import type { RefusalCode } from '#domain/refusal-codes';
import { auditedWrite, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type TransactItem, type Values, type Condition } from '../transaction';

/** A status change of an entity that admins review. Each kind of entity has a table of its steps. */
export interface ReviewStep<Status extends string = string> {
  readonly from: readonly Status[];
  readonly to: Status;
  readonly action: AuditAction;
  /** The permitted callers. Admins cannot decide about their own entities. */
  readonly by: 'owner' | 'owner or admin' | 'another admin';
  /** Whether it adds the entity to the review queue or removes it. */
  readonly queue?: 'joins' | 'leaves';
  /** Values that it always sets. */
  readonly sets?: Values;
  /** The refusal for an admin who tries a step of the owner. */
  readonly notOwner?: RefusalCode;
}

/** The row that a step changes. */
export interface Reviewed {
  readonly kind: ReviewKind;
  /** Its id in the review queue and in the list by status. */
  readonly id: string;
  readonly key: { readonly pk: string; readonly sk: string };
  /** The entity whose history contains its events, as in `auditPartition`. */
  readonly history: string;
  /** The group that its owner needs. */
  readonly needed: 'ACCOUNT' | 'OPERATORS' | 'PROVIDERS';
}

/** Writes and checks of a step besides those in the table. */
export interface StepParts {
  /** The reason of a decision. */
  readonly reviewNote?: string;
  /** Values of the row and of its event. */
  readonly values?: Values;
  /** Values only for the row. */
  readonly ofRow?: Values;
  /** Values only for the event. */
  readonly ofEvent?: Values;
  /** Conditions for the row besides its version and status, in particular its owner. */
  readonly when?: Condition;
  /** The items of the transaction after the row. */
  readonly others?: readonly TransactItem[];
}

type Asked = Context<{ readonly input: { readonly expectedVersion: number } }>;

/**
 * Writes the row, its place in the review queue and its audit event, on condition that the row has the version that
 * the caller has seen.
 */
export function reviewWrite(
  ctx: Pick<Asked, 'args' | 'identity' | 'env' | 'request' | 'error'>,
  reviewed: Reviewed,
  step: ReviewStep,
  parts: StepParts = {},
): DynamoDBTransactWriteItemsRequest {
  const { expectedVersion: version } = ctx.args.input;
  const { sub } = callerOf(ctx);
  const at = util.time.nowISO8601();
  const reason = parts.reviewNote ?? null;
  const decided = step.by === 'another admin' ? { reviewNote: reason, reviewedBy: sub, reviewedAt: at } : {};
  const submitted = step.queue === 'joins' ? { submittedAt: at } : {};
  const changes = { ...decided, ...submitted, ...step.sets, ...parts.values, status: step.to };
  const written = {
    ...changes,
    ...parts.ofRow,
    ...places(reviewed, step, at),
    version: version + 1,
    updatedAt: at,
  };
  const eq = { ...parts.when?.eq, version };
  const when = { ...parts.when, eq, in: { status: step.from } };
  const row = update(mainTable(ctx), reviewed.key, written, when);
  const presented = { ...changes, ...parts.ofEvent };
  const event = { entity: reviewed.history, at, action: step.action, reason, changes: presented };
  return auditedWrite(ctx, [row, ...(parts.others ?? [])], event, reviewed.needed);
}

/** The keys in the review queue and, except for profiles and versions, in the list by status. */
function places({ kind, id }: Reviewed, { queue, to }: ReviewStep, at: string) {
  const listed = kind === 'COMPANY' || kind === 'CASINO' ? { gsi2sk: statusSort(to, id) } : {};
  if (queue === 'joins') return { ...listed, gsi3pk: reviewPartition, gsi3sk: reviewSort(at, kind, id) };
  return queue === 'leaves' ? { ...listed, gsi3pk: null, gsi3sk: null } : listed;
}

/** The context of the response to a step. */
export type Stepped<Input, Of, Previous extends Record<string, unknown> | undefined = undefined> = Context<
  { readonly input: Input },
  Record<string, unknown>,
  Previous,
  undefined,
  CancelledWrite<Of>
>;

/** Refuses with the reason why the step failed. The caller is allowed to see the row. */
export function refuseStep(
  ctx: Pick<Asked, 'args' | 'identity'>,
  noun: 'company' | 'version' | 'casino' | 'rtp-alert',
  row: { readonly owner: string; readonly version: number; readonly status: string },
  step: ReviewStep,
  otherwise: RefusalCode = 'write.collided',
): never {
  const isOwn = row.owner === callerOf(ctx).sub;
  if (isOwn && step.by === 'another admin') refuse('company.own');
  if (!isOwn && step.by === 'owner') refuse(step.notOwner ?? 'company.not-owner');
  checkVersionAndStatus<string>(noun, row, ctx.args.input.expectedVersion, step.from);
  return refuse(otherwise);
}
