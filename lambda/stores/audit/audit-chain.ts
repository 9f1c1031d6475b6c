import { createHash } from 'node:crypto';
import type { ChainLink } from '#lambda/stores/audit/chain-store';

/** The row of an audit event. */
export interface AuditRow {
  readonly pk: string;
  readonly sk: string;
  readonly [attribute: string]: unknown;
}

const firstPrevHash = '0'.repeat(64);

/** SHA-256 in hex of the previous hash followed by the event as canonical JSON. */
export function auditLink(row: AuditRow, prevHash = firstPrevHash) {
  const text = prevHash + canonicalJson(row);
  return { prevHash, hash: createHash('sha256').update(text).digest('hex') };
}

/** Returns the first mismatch between the events and the links of an entity; undefined if there is none. */
export function firstBreak(
  events: readonly AuditRow[],
  links: readonly ChainLink[],
): { readonly seq: number; readonly reason: string } | undefined {
  const bySort = new Map(events.map((event) => [event.sk, event]));
  let prevHash = firstPrevHash;
  for (const [position, link] of links.entries()) {
    const seq = position + 1;
    const event = bySort.get(link.eventKey);
    if (link.seq !== seq) return { seq, reason: 'a link is missing' };
    if (!event) return { seq, reason: 'the event is missing' };
    if (link.prevHash !== prevHash) return { seq, reason: 'the link does not follow the one before' };
    if (link.hash !== auditLink(event, prevHash).hash) return { seq, reason: 'the event was changed' };
    bySort.delete(link.eventKey);
    prevHash = link.hash;
  }
  return bySort.size > 0 ? { seq: links.length + 1, reason: 'an event has no link' } : undefined;
}

/** JSON with sorted members, so that equal values have equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
