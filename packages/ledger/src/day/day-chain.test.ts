import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#ledger/testing/random-cases';
import { firstDayBreak, nextBlock, type DayBlock } from './day-chain';
import { declinedEntry, postedEntry } from '#ledger/post/entries';
import type { MovementRequest, StoredMovement } from '#ledger/post/movement';

const day = { brandId: 'B', day: '2026-11-01' };

const request = (number: number): MovementRequest => ({
  key: `GRANT#B#admin#${number}`,
  kind: 'GRANT',
  brandId: 'B',
  playerId: 'ann',
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

const lane = { ...day, lane: 3 };

/** Splits entries into blocks of `size` entries. */
function blocksOf(entries: readonly StoredMovement[], size: number): DayBlock[] {
  const blocks: DayBlock[] = [];
  for (let from = 0; from < entries.length; from += size)
    blocks.push(nextBlock(lane, blocks.at(-1), entries.slice(from, from + size)));
  return blocks;
}

const entries = [1, 2, 3, 4, 5].map(entry);
const blocks = blocksOf(entries, 2);
const inLane = (found: readonly DayBlock[]) => new Map([[lane.lane, found]]);
const lanes = inLane(blocks);
const without = <Value>(values: readonly Value[], index: number) => values.filter((_, at) => at !== index);

describe('firstDayBreak', () => {
  test('accepts unchanged chains and entries in any order', () => {
    expect(firstDayBreak(day, entries, lanes)).toBeUndefined();
    expect(firstDayBreak(day, [...entries].reverse(), lanes)).toBeUndefined();
    expect(firstDayBreak(day, [], new Map())).toBeUndefined();
  });

  test('rejects chains of another brand, day or lane', () => {
    const elsewhere = { reason: 'the block does not follow the one before', block: 1 };
    expect(firstDayBreak({ ...day, day: '2026-11-02' }, entries, lanes)).toMatchObject(elsewhere);
    expect(firstDayBreak({ ...day, brandId: 'C' }, entries, lanes)).toMatchObject(elsewhere);
    expect(firstDayBreak(day, entries, new Map([[4, blocks]]))).toMatchObject(elsewhere);
  });

  test('accepts entries split over lanes and entries that are linked twice', () => {
    const other = { ...lane, lane: 9 };
    const shared = new Map([
      [3, blocks.slice(0, 2)],
      [9, [nextBlock(other, undefined, entries.slice(3))]],
    ]);
    expect(firstDayBreak(day, entries, shared)).toBeUndefined();
    const again = nextBlock(lane, blocks.at(-1), entries.slice(0, 3));
    expect(firstDayBreak(day, entries, inLane([...blocks, again]))).toBeUndefined();
  });

  test('reports an entry that is linked with two contents', () => {
    const [first] = entries;
    const other = { ...first, reason: 'Another' } as StoredMovement;
    const again = nextBlock(lane, blocks.at(-1), [other]);
    expect(firstDayBreak(day, entries, inLane([...blocks, again]))).toEqual({
      lane: 3,
      block: 4,
      reason: 'an entry was changed',
    });
  });

  test('reports entries and blocks that are missing, added, repeated or reordered', () => {
    expect(firstDayBreak(day, without(entries, 2), lanes)).toEqual({
      lane: 3,
      block: 2,
      reason: 'an entry is missing',
    });
    expect(firstDayBreak(day, entries, inLane(without(blocks, 1)))).toMatchObject({
      block: 2,
      reason: 'a block is missing',
    });
    expect(firstDayBreak(day, entries, inLane(blocks.slice(0, 2)))).toEqual({
      reason: 'an entry has no link',
    });
    expect(firstDayBreak(day, [...entries, entry(6)], lanes)).toEqual({ reason: 'an entry has no link' });
    expect(firstDayBreak(day, [...entries, entry(1)], lanes)).toEqual({ reason: 'an entry is there twice' });
    const [first, second, ...rest] = blocks;
    const swapped = first && second ? [{ ...second, seq: 1 }, { ...first, seq: 2 }, ...rest] : [];
    expect(firstDayBreak(day, entries, inLane(swapped))?.block).toBe(1);
  });

  test('I11: detects a change of any byte', () => {
    const bytes = Buffer.from(JSON.stringify({ entries, blocks }, digits));
    expect(breakIn(bytes)).toBe('none');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, flips) => {
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] ?? 0) ^ flips;
        expect(breakIn(flipped)).not.toBe('none');
      }),
      { numRuns: runs(2000) },
    );
  });
});

/** JSON replacer that writes bigints as digit strings. */
const digits = (_name: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

function breakIn(bytes: Buffer): string {
  let kept: { entries: StoredMovement[]; blocks: DayBlock[] };
  try {
    kept = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as typeof kept;
  } catch {
    return 'unreadable';
  }
  if (!Array.isArray(kept.entries) || !Array.isArray(kept.blocks)) return 'unreadable';
  if (!kept.blocks.every(({ entries: digests }) => Array.isArray(digests))) return 'unreadable';
  if (!kept.entries.every((one) => 'key' in one)) return 'unreadable';
  return firstDayBreak(day, kept.entries, inLane(kept.blocks))?.reason ?? 'none';
}
