import { brandDayPartition } from '../keys';
import { canonicalJson, type Json } from '../slots/model/canonical-json';
import { sha256, toHex } from '../slots/play/sha256';
import { utf8 } from '../slots/play/utf8';
import type { StoredMovement } from './movement';

/** One link for each entry of a brand's day, in the order in which they were appended. */
export interface DayLink {
  /** From 1. */
  readonly seq: number;
  /** The key of the entry. */
  readonly eventKey: string;
  readonly prevHash: string;
  readonly hash: string;
}

export interface BrandDay {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
}

/** What the first link of a day follows, so that no day stands for another. */
export const openingHash = ({ brandId, day }: BrandDay): string => hashOf(brandDayPartition(brandId, day));

/** SHA-256, hex, of the hash before followed by the entry as canonical JSON, its amounts as digit strings. */
export const entryHash = (prevHash: string, entry: StoredMovement): string =>
  hashOf(prevHash + canonicalJson(withDigits(entry)));

/** Where a day's entries and its links part company; undefined when every entry is what and where it was. */
export function firstDayBreak(
  day: BrandDay,
  entries: readonly StoredMovement[],
  links: readonly DayLink[],
): { readonly seq: number; readonly reason: string } | undefined {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  if (byKey.size < entries.length) return { seq: 1, reason: 'an entry is there twice' };
  let prevHash = openingHash(day);
  for (const [position, link] of links.entries()) {
    const seq = position + 1;
    const entry = byKey.get(link.eventKey);
    if (link.seq !== seq) return { seq, reason: 'a link is missing' };
    if (!entry) return { seq, reason: 'the entry is missing' };
    if (link.prevHash !== prevHash) return { seq, reason: 'the link does not follow the one before' };
    if (link.hash !== entryHash(prevHash, entry)) return { seq, reason: 'the entry was changed' };
    byKey.delete(link.eventKey);
    prevHash = link.hash;
  }
  return byKey.size > 0 ? { seq: links.length + 1, reason: 'an entry has no link' } : undefined;
}

const hashOf = (text: string) => toHex(sha256(utf8(text)));

/** JSON has no integers of this size: a digit string is one. */
function withDigits(value: unknown): Json {
  if (typeof value === 'bigint') return `${value}`;
  if (Array.isArray(value)) return value.map(withDigits);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDigits(member)]));
  return value as Json;
}
