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
/** The context after a previous step has read the request. */
export type Changing<Of extends Args> = Context<Of, Record<string, unknown>, { result: SupportRequest }>;

interface Change {
  readonly at: string;
  readonly to: SupportStatus;
  readonly action: AuditAction;
  readonly values: Values;
  /** Values for the audit event only. They must not contain text, because the event is kept longer than the request. */
  readonly presented?: Values;
}

const from: readonly SupportStatus[] = ['OPEN', 'ANSWERED'];

/** Changes a support request that is not closed. The directive in the schema restricts the callers to admins. */
export function changeRequest<Of extends Args>(
  ctx: Changing<Of>,
  { at, to, action, values, presented }: Change,
) {
  const { id, expectedVersion: version } = ctx.args.input;
  checkVersionAndStatus('support', ctx.prev.result, version, from);
  const changed = {
    ...values,
    status: to,
    version: version + 1,
    updatedAt: at,
    gsi2sk: statusSort(to, id),
  };
  const row = update(mainTable(ctx), supportKey(id), changed, { eq: { version } });
  const changes = { ...presented, status: to };
  return auditedWrite(ctx, [row], { entity: auditPartition('SUPPORT', id), at, action, changes });
}

/** The write fails only if the request was changed or deleted after the previous step read it. */
export function requestChanged(
  ctx: Context<unknown, Record<string, unknown>, undefined, undefined, CancelledWrite<unknown>>,
): null {
  if (!ctx.error) return null;
  failedConditions(ctx);
  return refuse('write.collided');
}
