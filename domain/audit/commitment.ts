import type { AuditedEntity } from '../keys';
import { hashOf, type HashText } from '@novalink/ledger/day';

/** The complete audit event. Its commitment proves the event without revealing it. */
export interface CommittedEvent {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: AuditedEntity;
  readonly entityId: string;
  readonly action: string;
  readonly actor: string;
  readonly reason: string | null;
  /** The new values. */
  readonly changes: unknown;
}

/** The event as canonical JSON (RFC 8785), with these members and no others. */
export function eventText(event: CommittedEvent): string {
  const { id, at, kind, entityId, action, actor, reason, changes } = event;
  return JSON.stringify(sorted({ id, at, kind, entityId, action, actor, reason, changes: changes ?? null }));
}

/** SHA-256, hex, of the salt followed by the text. The salt is 16 bytes in hex. */
export const commitmentOf = (salt: string, text: string, hash: HashText = hashOf): string =>
  hash(salt + text);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}
