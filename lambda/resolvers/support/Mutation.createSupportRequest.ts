import { util, type Context } from '@aws-appsync/utils';
import type { MutationCreateSupportRequestArgs, SupportReceipt } from '#domain/generated/types';
import { auditPartition, statusSort, supportKey, supportPartition } from '#domain/keys';
import { supportFields } from '#domain/support/support-fields';
import {
  auditRow,
  auditedWrite,
  failedConditions,
  type AuditedEvent,
  type CancelledWrite,
} from '../audited-write';
import { checkedFields } from '../check-fields';
import { guestOf } from '../guest-of';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { putNew, type TransactItem } from '../transaction';
import { counted, countsOf, senderOf } from './sender';

type Args = MutationCreateSupportRequestArgs;
type Stash = Partial<SupportReceipt>;

export function request(ctx: Context<Args, Stash>) {
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  ctx.stash.id = id;
  ctx.stash.createdAt = at;
  const content = checkedFields(supportFields, ctx.args.input, 'create');
  const row = putNew(mainTable(ctx), supportKey(id), {
    ...content,
    ...senderOf(ctx, id),
    id,
    status: 'OPEN',
    answers: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi2pk: supportPartition,
    gsi2sk: statusSort('OPEN', id),
  });
  const items = [row];
  for (const count of countsOf(ctx)) items.push(counted(ctx, count));
  // Audit events are stored longer than the request, so they contain neither its text nor the sender's address.
  const changes = { status: 'OPEN', topic: content.topic };
  return written(ctx, items, {
    entity: auditPartition('SUPPORT', id),
    at,
    action: 'SUPPORT_REQUESTED',
    changes,
  });
}

/** A guest has no access that could have been withdrawn. */
function written(ctx: Context<Args, Stash>, items: readonly TransactItem[], event: AuditedEvent) {
  if (guestOf(ctx) === '') return auditedWrite(ctx, items, event);
  const audited = auditRow(ctx, event, { sub: 'guest', groups: [] });
  return { operation: 'TransactWriteItems', transactItems: [...items, audited] };
}

export function response(ctx: Context<Args, Stash, undefined, undefined, CancelledWrite<unknown>>): Stash {
  if (ctx.error) {
    const failed = failedConditions(ctx);
    let at = 0;
    for (const { limit, of } of countsOf(ctx)) {
      at += 1;
      if (failed[at]?.failed) refuse('support.too-many', { limit, of });
    }
    refuse('write.collided');
  }
  return { id: ctx.stash.id, createdAt: ctx.stash.createdAt };
}
