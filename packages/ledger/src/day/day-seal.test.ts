import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#ledger/testing/random-cases';
import { digestOf } from './day-chain';
import { dayAfter, msSinceEnd, nextSeal, sealBreak, sealText, type DaySeal } from './day-seal';
import type { StoredMovement } from '#ledger/post/movement';
import { blocksOf, contentsOf, sampleEntries, sampleEntry, sealOf, theDay } from '#ledger/testing/sealed-day';

const entries = sampleEntries(20);
const lanes = new Map([
  [3, blocksOf(entries.slice(0, 12), 5)],
  [9, blocksOf(entries.slice(12), 3, 9)],
]);
const contents = contentsOf(entries, lanes);
const seal = sealOf(contents);

const native = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const without = <Value>(values: readonly Value[], index: number) => values.filter((_, at) => at !== index);

describe('the seal of a day', () => {
  test('counts the entries and adds up the posted ones by coin, purse and kind', () => {
    expect(seal).toMatchObject({ count: 20, declined: 2, part: 1, seq: 1 });
    expect(seal.sums).toEqual([
      { coin: 'GEM', purse: 'MAIN', kind: 'BET', count: 2, amount: -6n },
      { coin: 'GEM', purse: 'MAIN', kind: 'WIN', count: 2, amount: 14n },
      { coin: 'GOLD', purse: 'MAIN', kind: 'BET', count: 7, amount: -21n },
      { coin: 'GOLD', purse: 'MAIN', kind: 'WIN', count: 7, amount: 49n },
    ]);
    expect(seal.heads.map(({ lane, seq }) => [lane, seq])).toEqual([
      [3, 3],
      [9, 3],
    ]);
  });

  test('has the root that can be computed from the entries alone', () => {
    const leaves = entries
      .map((entry) => digestOf(entry, (text) => native(text).toString('hex')))
      .sort((one, other) => (one.keyHash < other.keyHash ? -1 : 1))
      .map(({ keyHash, entryHash }) => native(Buffer.from(`00${keyHash}${entryHash}`, 'hex')));
    const rootOf = (hashes: readonly Buffer[]): Buffer => {
      const [only = Buffer.alloc(0)] = hashes;
      if (hashes.length === 1) return only;
      const split = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
      return native(
        Buffer.concat([Buffer.of(1), rootOf(hashes.slice(0, split)), rootOf(hashes.slice(split))]),
      );
    };
    expect(seal.root).toBe(rootOf(leaves).toString('hex'));
  });

  test('does not depend on the order of entries, their lanes or repeated links', () => {
    const again = new Map([[5, blocksOf([...entries].reverse(), 4, 5)], ...lanes]);
    const other = contentsOf([...entries].reverse(), again);
    expect(other).toMatchObject({ root: seal.root, count: seal.count, sums: seal.sums });
  });

  test('is valid for a day without entries', () => {
    const empty = sealOf(contentsOf([], new Map()));
    expect(empty).toMatchObject({ count: 0, sums: [], root: native('').toString('hex'), heads: [] });
    expect(sealBreak(empty, undefined)).toBeUndefined();
  });

  test('is not created if the entries do not match their links', () => {
    const changed = entries.map((entry, at) => (at === 4 ? { ...entry, reason: 'Another' } : entry));
    const relinked = new Map([...lanes, [5, blocksOf([{ ...sampleEntry(1), reason: 'Another' }], 1, 5)]]);
    const lost = new Map([[3, without(lanes.get(3) ?? [], 1)]]);
    const reasonOf = (found: ReturnType<typeof contentsOf>) => ('reason' in found ? found.reason : 'none');
    expect(reasonOf(contentsOf(changed, lanes))).toBe('an entry was changed: BET#B#ann#5');
    expect(reasonOf(contentsOf(without(entries, 4), lanes))).toMatch(/^an entry is missing: SHA-256 /);
    expect(reasonOf(contentsOf([...entries, sampleEntry(3)], lanes))).toMatch(/^an entry is there twice/);
    expect(reasonOf(contentsOf([...entries, sampleEntry(21)], lanes))).toMatch(/^an entry has no link/);
    expect(reasonOf(contentsOf(entries, relinked))).toBe('an entry is linked with two contents');
    expect(reasonOf(contentsOf(entries, lost))).toBe('a block is missing');
  });

  test('detects a change of any byte', () => {
    const text = Buffer.from(sealText(seal));
    expect(readBreak(text)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), (place, flips) => {
        const flipped = Buffer.from(text);
        flipped[place] = (flipped[place] ?? 0) ^ flips;
        expect(readBreak(flipped)).toBeDefined();
      }),
      { numRuns: runs(1000) },
    );
  });
});

/** Parses the text of a seal and checks it. Amounts of sums are digit strings, as in the hashed text. */
function readBreak(text: Buffer): string | undefined {
  try {
    const kept = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as DaySeal;
    return sealBreak(kept, undefined);
  } catch {
    return 'unreadable';
  }
}

describe('entries that arrive after the day was sealed', () => {
  const late = sampleEntries(24).slice(20);
  const later = new Map([...lanes, [16, blocksOf([...late, sampleEntry(2)], 2, 16)]]);
  const all: readonly StoredMovement[] = [...entries, ...late];

  test('get their own seal, which does not repeat sealed entries', () => {
    const second = sealOf(contentsOf(all, later, seal.heads), seal);
    expect(second).toMatchObject({ part: 2, seq: 2, count: 4, declined: 1, prevHash: seal.hash });
    const alone = new Map([[16, blocksOf(late, 4, 16)]]);
    expect(second.root).toBe((contentsOf(late, alone) as DaySeal).root);
    expect(sealBreak(second, seal)).toBeUndefined();
  });

  test('are empty if only links were repeated', () => {
    const repeated = new Map([...lanes, [16, blocksOf(entries.slice(2, 5), 2, 16)]]);
    expect(contentsOf(entries, repeated, seal.heads)).toMatchObject({ count: 0, declined: 0, sums: [] });
  });
});

describe('the chain of a brand’s seals', () => {
  const of = { ...theDay, day: '2026-11-02', part: 1, sealedAt: '2026-11-03T04:23:00.000Z' };
  const next = nextSeal(of, seal, { ...seal, count: 0, declined: 0, sums: [], heads: [] });

  test('detects a seal that is missing, changed or from another brand', () => {
    expect(sealBreak(next, seal)).toBeUndefined();
    expect(sealBreak(next, undefined)).toBe('a seal is missing');
    expect(sealBreak(next, { ...seal, hash: next.hash })).toBe('the seal does not follow the one before');
    expect(sealBreak({ ...next, count: 1 }, seal)).toBe('the seal was changed');
    const other = nextSeal({ ...of, brandId: 'C' }, undefined, seal);
    expect(other.prevHash).not.toBe(seal.prevHash);
  });
});

test('days are UTC days', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(msSinceEnd('2026-11-01', new Date('2026-11-02T03:00:00.000Z'))).toBe(3 * 60 * 60 * 1000);
  expect(msSinceEnd('2026-11-01', new Date('2026-11-01T23:59:59.000Z'))).toBe(-1000);
});
