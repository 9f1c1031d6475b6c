import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { entryHash, firstDayBreak, openingHash, type DayLink } from './day-chain';
import { declinedEntry, postedEntry } from './entries';
import type { MovementRequest, StoredMovement } from './movement';

const day = { brandId: 'B', day: '2026-11-01' };

const request = (number: number): MovementRequest => ({
  key: `GRANT#B#admin#${number}`,
  kind: 'GRANT',
  brandId: 'B',
  userId: 'ann',
  coin: 'GEM',
  purse: 'MAIN',
  amount: 7n,
  actor: 'admin',
  reason: 'A “present”, £5',
  reference: null,
  requestHash: 'ab'.repeat(32),
  counter: 'TREASURY',
});

function entry(number: number): StoredMovement {
  const at = new Date(Date.UTC(2026, 10, 1, 10, 0, number));
  if (number % 3 === 0) return declinedEntry(request(number), { at, why: 'full', seenBalance: 3n });
  return postedEntry(request(number), { balance: 0n, version: number }, { at, treasuryShard: number % 16 });
}

function linked(entries: readonly StoredMovement[]): DayLink[] {
  let prevHash = openingHash(day);
  return entries.map(({ key }, index) => {
    const link = { seq: index + 1, eventKey: key, prevHash, hash: '' };
    prevHash = entryHash(prevHash, entries[index] ?? entry(0));
    return { ...link, hash: prevHash };
  });
}

const entries = [1, 2, 3, 4, 5].map(entry);
const links = linked(entries);
const without = <Value>(values: readonly Value[], index: number) => values.filter((_, at) => at !== index);

describe('the chain of a day', () => {
  test('holds as it was written, and in whatever order the entries come', () => {
    expect(firstDayBreak(day, entries, links)).toBeUndefined();
    expect(firstDayBreak(day, [...entries].reverse(), links)).toBeUndefined();
    expect(firstDayBreak(day, [], [])).toBeUndefined();
  });

  test('is of its brand and day', () => {
    expect(firstDayBreak({ ...day, day: '2026-11-02' }, entries, links)?.seq).toBe(1);
    expect(firstDayBreak({ ...day, brandId: 'C' }, entries, links)?.seq).toBe(1);
  });

  test('shows what was lost, added, repeated or put elsewhere', () => {
    expect(firstDayBreak(day, without(entries, 2), links)).toEqual({
      seq: 3,
      reason: 'the entry is missing',
    });
    expect(firstDayBreak(day, entries, without(links, 2))).toEqual({ seq: 3, reason: 'a link is missing' });
    expect(firstDayBreak(day, [...entries, entry(6)], links)).toEqual({
      seq: 6,
      reason: 'an entry has no link',
    });
    expect(firstDayBreak(day, [...entries, entry(1)], links)).toEqual({
      seq: 1,
      reason: 'an entry is there twice',
    });
    const [first, second, ...rest] = links;
    const swapped = first && second ? [{ ...second, seq: 1 }, { ...first, seq: 2 }, ...rest] : [];
    expect(firstDayBreak(day, entries, swapped)?.seq).toBe(1);
  });

  test('I11: one flipped byte anywhere is found', () => {
    const bytes = Buffer.from(JSON.stringify({ entries, links }, digits));
    expect(breakIn(bytes)).toBe('none');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, flips) => {
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] ?? 0) ^ flips;
        expect(breakIn(flipped)).not.toBe('none');
      }),
      { numRuns: 2000 },
    );
  });
});

/** Large integers as they are written down. */
const digits = (_name: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

function breakIn(bytes: Buffer): string {
  let kept: { entries: StoredMovement[]; links: DayLink[] };
  try {
    kept = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as typeof kept;
  } catch {
    return 'unreadable';
  }
  if (!Array.isArray(kept.entries) || !Array.isArray(kept.links)) return 'unreadable';
  return firstDayBreak(day, kept.entries, kept.links)?.reason ?? 'none';
}
