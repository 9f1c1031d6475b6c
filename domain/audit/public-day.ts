import { canonicalJson } from '@novalink/engine/hash';
import { hashOf, type HashText } from '@novalink/ledger/day';
import type { PublicKind } from './audit-actions';
import type { PublicAction } from './public-events';

/** The public part of an audit event. */
export interface PublicEntry {
  /** The UTC day whose chain contains the entry: the day of the event, or a later day if that one was closed. */
  readonly day: string;
  /** Number of the entry in its day, from 1 without gaps, in the order of publication. */
  readonly seq: number;
  /** Time of the event, ISO 8601. */
  readonly at: string;
  readonly action: PublicAction;
  readonly kind: PublicKind;
  /** Name of the subject if visitors can see it, otherwise null. */
  readonly name: string | null;
  /** SHA-256, hex, of a secret salt followed by the complete event. */
  readonly commitment: string;
}

/** An entry with its hash in the chain of its day. */
export interface LinkedEntry extends PublicEntry {
  /** SHA-256, hex, of the previous hash followed by the entry as canonical JSON. */
  readonly hash: string;
}

/** Closes a day: its entries cannot change afterwards without detection. */
export interface DayHead {
  readonly day: string;
  readonly count: number;
  /** The hash of the last entry, or `dayOpening` for a day without entries. */
  readonly lastHash: string;
  /** The hash of the previous head. */
  readonly previous: string;
  readonly closedAt: string;
  /** SHA-256, hex, of the head's other members as canonical JSON. */
  readonly hash: string;
}

/** A day is closed this long after its end, so that events still in processing are included. */
export const closeAfterMs = 3 * 60 * 60 * 1000;

/** The previous hash for the first entry of a day. */
export const dayOpening = (day: string, hash: HashText = hashOf): string =>
  hash(`novalink.audit-day/1 ${day}`);
/** The previous hash for the first head. */
export const headsOpening = hashOf('novalink.audit-days/1');

/** Links an entry to the previous hash: that of the previous entry, or `dayOpening` for the first one. */
export function linkEntry(entry: PublicEntry, prevHash: string, hash: HashText = hashOf): LinkedEntry {
  const { day, seq, at, action, kind, name, commitment } = entry;
  const linked = { day, seq, at, action, kind, name, commitment };
  return { ...linked, hash: hash(prevHash + canonicalJson(linked)) };
}

export function nextHead(
  of: Pick<DayHead, 'day' | 'closedAt'>,
  entries: readonly LinkedEntry[],
  before: Pick<DayHead, 'hash'> | undefined,
): DayHead {
  const { day, closedAt } = of;
  const lastHash = entries.at(-1)?.hash ?? dayOpening(day);
  const head = { day, count: entries.length, lastHash, previous: before?.hash ?? headsOpening, closedAt };
  return { ...head, hash: headHash(head) };
}

/** The head as canonical JSON, with these members and no others. */
export const headText = ({ day, count, lastHash, previous, closedAt, hash }: DayHead): string =>
  canonicalJson({ day, count, lastHash, previous, closedAt, hash });

const headHash = ({ day, count, lastHash, previous, closedAt }: Omit<DayHead, 'hash'>) =>
  hashOf(canonicalJson({ day, count, lastHash, previous, closedAt }));

/** An error in a day. `seq` is the number of the entry, undefined if the error is in the head. */
export interface DayError {
  readonly seq?: number;
  readonly reason: string;
}

/** Finds the first entry that was changed, removed or moved. */
export function entriesFault(
  day: string,
  entries: readonly LinkedEntry[],
  hash: HashText = hashOf,
): DayError | undefined {
  let prevHash = dayOpening(day, hash);
  for (const [position, entry] of entries.entries()) {
    const seq = position + 1;
    if (entry.day !== day) return { seq, reason: 'the entry belongs to another day' };
    if (entry.seq !== seq) return { seq, reason: 'an entry is missing' };
    if (entry.hash !== linkEntry(entry, prevHash, hash).hash)
      return { seq, reason: 'the entry was changed, or does not follow the one before' };
    prevHash = entry.hash;
  }
  return undefined;
}

/** Checks that a head matches its own hash and the given entries. */
export function ownHeadError(head: DayHead, entries: readonly LinkedEntry[]): DayError | undefined {
  if (head.hash !== headHash(head)) return { reason: 'the head was changed' };
  if (head.count !== entries.length)
    return { reason: `the head counts ${head.count} entries, but the day has ${entries.length}` };
  if (head.lastHash !== (entries.at(-1)?.hash ?? dayOpening(head.day)))
    return { reason: 'the head does not match the last entry' };
  return undefined;
}

/** Checks that a head follows the previous one. Only the first head of the log has none (`before` undefined). */
export function linkError(head: DayHead, before: DayHead | undefined): DayError | undefined {
  if (before && before.hash !== headHash(before)) return { reason: 'the head of the day before was changed' };
  if (head.previous !== (before?.hash ?? headsOpening))
    return { reason: 'the head does not follow the head of the day before' };
  return undefined;
}

export const headError = (
  head: DayHead,
  entries: readonly LinkedEntry[],
  before: DayHead | undefined,
): DayError | undefined => ownHeadError(head, entries) ?? linkError(head, before);
