import type { AuditAction } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { WebhookRow } from '#lambda/stores/webhooks/webhook-row';

/** An audit event of a webhook endpoint, for the history of its company. */
export function webhookEvent(
  now: Date,
  action: Extract<AuditAction, `WEBHOOK_${string}`>,
  actor: string,
  { id: webhookId, companyId, url, events, disabledReason }: WebhookRow,
): AuditEntry {
  const id = ulid(now);
  const changes = { webhookId, url, events, disabledReason: disabledReason ?? null };
  const entity = { type: 'COMPANY', id: companyId } as const;
  return { entity, action, actor, changes, requestId: id, at: now.toISOString(), id };
}
