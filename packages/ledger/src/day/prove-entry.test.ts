import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '@novalink/engine/hash';
import { proveEntry, provesEntry, type EntryProof } from './prove-entry';
import type { StoredMovement } from '#ledger/post/movement';
import {
  blocksOf,
  contentsOf,
  isBreak,
  linkedIn,
  sampleEntries,
  sampleEntry,
  sealOf,
} from '#ledger/testing/sealed-day';

const entries = sampleEntries(23);
const lanes = new Map([[3, blocksOf(entries, 5)]]);
const seal = sealOf(contentsOf(entries, lanes));
const linked = linkedIn(lanes);

function proofOf(entry: StoredMovement): EntryProof {
  const proof = isBreak(linked) ? undefined : proveEntry(linked, entry, sha256);
  if (!proof) throw new Error('There is no proof.');
  return proof;
}

const anEntry = fc.nat(entries.length - 1).map((place) => sampleEntry(place + 1));
const flippedHex = (hex: string, bit: number) => {
  const place = bit % hex.length;
  const digit = Number.parseInt(hex.charAt(place), 16) ^ (1 << (bit & 3));
  return hex.slice(0, place) + digit.toString(16) + hex.slice(place + 1);
};

describe('the proof of one entry', () => {
  test('is valid for each entry of the seal, with about log2(n) hashes', () => {
    for (const entry of entries) {
      const proof = proofOf(entry);
      expect(provesEntry({ entry, proof, seal }, sha256)).toBe(true);
      expect(proof.siblings.length).toBeLessThanOrEqual(5);
    }
    expect(new Set(entries.map((entry) => proofOf(entry).index)).size).toBe(entries.length);
  });

  test('is not created for an entry that the seal does not cover', () => {
    expect(() => proofOf(sampleEntry(24))).toThrow();
    expect(() => proofOf({ ...sampleEntry(1), reason: 'Another' })).toThrow();
  });

  test('is invalid for an entry with a changed field', () => {
    fc.assert(
      fc.property(
        anEntry,
        fc.constantFrom('key', 'at', 'playerId', 'reference', 'actor'),
        (entry, member) => {
          const changed = { ...entry, [member]: `${entry[member as 'key']}x` };
          expect(provesEntry({ entry: changed, proof: proofOf(entry), seal }, sha256)).toBe(false);
        },
      ),
    );
    const [entry] = entries;
    if (entry)
      expect(
        provesEntry({ entry: { ...entry, amount: entry.amount + 1n }, proof: proofOf(entry), seal }, sha256),
      ).toBe(false);
  });

  test('is invalid with a changed sibling, index, size or root', () => {
    fc.assert(
      fc.property(anEntry, fc.nat(), fc.nat(), (entry, which, bit) => {
        const proof = proofOf(entry);
        const holds = (other: Partial<EntryProof>, of: { count: number; root: string } = seal) =>
          provesEntry({ entry, proof: { ...proof, ...other }, seal: of }, sha256);
        const changed = which % proof.siblings.length;
        const siblings = proof.siblings.map((one, at) => (at === changed ? flippedHex(one, bit) : one));
        expect(holds({ siblings })).toBe(false);
        expect(holds({ siblings: proof.siblings.filter((_, at) => at !== changed) })).toBe(false);
        expect(holds({ siblings: proof.siblings.map((one) => one.toUpperCase().slice(1)) })).toBe(false);
        expect(holds({ index: (proof.index + 1 + (which % (proof.size - 1))) % proof.size })).toBe(false);
        expect(holds({ size: proof.size + 1 })).toBe(false);
        expect(holds({}, { ...seal, root: flippedHex(seal.root, bit) })).toBe(false);
        expect(holds({})).toBe(true);
      }),
    );
  });
});
