import type { Context } from '@aws-appsync/utils';
import type { AuditAction, SupportRequest, SupportStatus } from '#domain/generated/types';
import { auditPartition, statusSort, supportKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type Values } from '../transaction';

interface Args {
  readonly input: { readonly id: string; readonly expectedVersion: number };
}
/** After the request was read. */
export type Changing<Of extends Args> = Context<Of, Record<string, unknown>, { result: SupportRequest }>;

interface Change {
  readonly at: string;
  readonly to: SupportStatus;
  readonly action: AuditAction;
  readonly values: Values;
  /** Of the event alone: it outlasts the request and has none of its text. */
  readonly told?: Values;
}

const from: readonly SupportStatus[] = ['OPEN', 'ANSWERED'];

/** An admin's step with a support request that is not closed; that the caller is an admin is the schema's directive. */
export function changeRequest<Of extends Args>(ctx: Changing<Of>, { at, to, action, values, told }: Change) {
  const { id, expectedVersion: version } = ctx.args.input;
  checkVersionAndStatus('support', ctx.prev.result, version, from);
  const changed = {
    ...values,
    status: to,
    version: version + 1,
    updatedAt: at,
    gsi2sk: statusSort(to, id),
  };
  const row = update(mainTable(ctx), supportKey(id), changed, { is: { version } });
  const changes = { ...told, status: to };
  return auditedWrite(ctx, [row], { entity: auditPartition('SUPPORT', id), at, action, changes });
}

/** The version was read right before; whoever changed or deleted the request since was quicker. */
export function requestChanged(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<unknown>>,
): null {
  if (!ctx.error) return null;
  failedConditions(ctx);
  return refuse('write.collided');
}
