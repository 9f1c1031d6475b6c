import { canonicalJson } from '../slots/model/canonical-json';
import { hashOf, type HashText } from '../wallet/day-chain';
import type { PublicAction, PublicKind } from './public-events';

/** What everybody may know of an audit event. */
export interface PublicEntry {
  /** The day in whose chain it is, UTC: that of the event, or a later one if that was closed. */
  readonly day: string;
  /** From 1, without a gap, in the order in which the entries of a day were published. */
  readonly seq: number;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly action: PublicAction;
  readonly kind: PublicKind;
  /** Of what it is about, where visitors see that name; otherwise null. */
  readonly name: string | null;
  /** SHA-256, hex, of a secret salt followed by the whole event. */
  readonly commitment: string;
}

/** An entry in its day's chain. */
export interface LinkedEntry extends PublicEntry {
  /** SHA-256, hex, of the hash before followed by the entry as canonical JSON. */
  readonly hash: string;
}

/** Fixes the entries of a day for good. */
export interface DayHead {
  readonly day: string;
  readonly count: number;
  /** The hash of the last entry, or of the opening of a day without entries. */
  readonly lastHash: string;
  /** The hash of the head of the day before. */
  readonly previous: string;
  readonly closedAt: string;
  /** SHA-256, hex, of the head's other members as canonical JSON. */
  readonly hash: string;
}

/** A day is closed this long after its end, so that what was under way is in it. */
export const closeAfterMs = 3 * 60 * 60 * 1000;

/** What the first entry of a day follows. */
export const dayOpening = (day: string, hash: HashText = hashOf): string =>
  hash(`novalink.audit-day/1 ${day}`);
/** What the first head follows. */
export const headsOpening = hashOf('novalink.audit-days/1');

/** The entry after another of its day, or the day's first. */
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

/** What is wrong with a day; `seq` names the entry, undefined where it is the head. */
export interface DayFault {
  readonly seq?: number;
  readonly reason: string;
}

/** The first entry that is not what it was, or not where it was. */
export function entriesFault(
  day: string,
  entries: readonly LinkedEntry[],
  hash: HashText = hashOf,
): DayFault | undefined {
  let prevHash = dayOpening(day, hash);
  for (const [position, entry] of entries.entries()) {
    const seq = position + 1;
    if (entry.day !== day) return { seq, reason: 'the entry is of another day' };
    if (entry.seq !== seq) return { seq, reason: 'an entry is missing' };
    if (entry.hash !== linkEntry(entry, prevHash, hash).hash)
      return { seq, reason: 'the entry was changed, or does not follow the one before' };
    prevHash = entry.hash;
  }
  return undefined;
}

/** Why a head does not fix these entries. */
export function ownHeadFault(head: DayHead, entries: readonly LinkedEntry[]): DayFault | undefined {
  if (head.hash !== headHash(head)) return { reason: 'the head was changed' };
  if (head.count !== entries.length)
    return { reason: `the head counts ${head.count} entries, the day has ${entries.length}` };
  if (head.lastHash !== (entries.at(-1)?.hash ?? dayOpening(head.day)))
    return { reason: 'the head is not of these entries' };
  return undefined;
}

/** Why a head does not follow that of the day before; nothing before it is right for the first day of the log. */
export function linkFault(head: DayHead, before: DayHead | undefined): DayFault | undefined {
  if (before && before.hash !== headHash(before)) return { reason: 'the head of the day before was changed' };
  if (head.previous !== (before?.hash ?? headsOpening))
    return { reason: 'the head does not follow the day before' };
  return undefined;
}

export const headFault = (
  head: DayHead,
  entries: readonly LinkedEntry[],
  before: DayHead | undefined,
): DayFault | undefined => ownHeadFault(head, entries) ?? linkFault(head, before);
