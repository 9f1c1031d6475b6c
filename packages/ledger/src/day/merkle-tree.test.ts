import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inclusionProof, merkleRoot, rootOfProof } from './merkle-tree';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

/** Test vectors of the Certificate Transparency implementations: leaves and roots for 0 to 8 leaves. */
const knownLeaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(bytesOf);
const knownRoots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** Literal implementation of the definition in RFC 6962. */
function rootByDefinition(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (!only) return sha256(new Uint8Array());
  if (leaves.length === 1) return sha256(Uint8Array.from([0, ...only]));
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [rootByDefinition(leaves.slice(0, split)), rootByDefinition(leaves.slice(split))];
  return sha256(Uint8Array.from([1, ...left, ...right]));
}

const someLeaves = fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 40 });
const leavesAndPlace = someLeaves.chain((leaves) => fc.tuple(fc.constant(leaves), fc.nat(leaves.length - 1)));

/** `leaves[index]` for an index that exists. */
const leafAt = (leaves: readonly Uint8Array[], index: number) => leaves[index] ?? new Uint8Array();

describe('a Merkle tree', () => {
  test.each(knownRoots.map((root, size) => [size, root] as const))(
    'has Certificate Transparency’s root for %i leaves',
    (size, root) => {
      expect(hex(merkleRoot(knownLeaves.slice(0, size), sha256))).toBe(root);
    },
  );

  test('has the root that RFC 6962 defines for any leaves', () => {
    fc.assert(
      fc.property(someLeaves, (leaves) => {
        expect(hex(merkleRoot(leaves, sha256))).toBe(hex(rootByDefinition(leaves)));
      }),
    );
  });

  test('proves every leaf', () => {
    fc.assert(
      fc.property(leavesAndPlace, ([leaves, index]) => {
        const proof = inclusionProof(leaves, index, sha256);
        expect(hex(rootOfProof(leafAt(leaves, index), proof, sha256))).toBe(hex(merkleRoot(leaves, sha256)));
      }),
    );
  });

  test('rejects an index without a leaf', () => {
    expect(() => inclusionProof(knownLeaves, knownLeaves.length, sha256)).toThrow('no leaf 8 of 8');
    expect(() => inclusionProof(knownLeaves, -1, sha256)).toThrow(RangeError);
    expect(() => inclusionProof([], 0, sha256)).toThrow(RangeError);
  });
});

describe('a proof', () => {
  const differs = (
    leaves: readonly Uint8Array[],
    leaf: Uint8Array,
    proof: ReturnType<typeof inclusionProof>,
  ) => expect(hex(rootOfProof(leaf, proof, sha256))).not.toBe(hex(merkleRoot(leaves, sha256)));

  test('is invalid for another leaf', () => {
    fc.assert(
      fc.property(leavesAndPlace, fc.uint8Array({ maxLength: 8 }), ([leaves, index], other) => {
        fc.pre(hex(other) !== hex(leafAt(leaves, index)));
        differs(leaves, other, inclusionProof(leaves, index, sha256));
      }),
    );
  });

  test('is invalid with a flipped bit in a sibling', () => {
    fc.assert(
      fc.property(leavesAndPlace, fc.nat(), fc.nat(255), ([leaves, index], which, bit) => {
        const proof = inclusionProof(leaves, index, sha256);
        fc.pre(proof.siblings.length > 0);
        const siblings = proof.siblings.map((sibling) => Uint8Array.from(sibling));
        const flipped = siblings[which % siblings.length];
        if (flipped) flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        differs(leaves, leafAt(leaves, index), { ...proof, siblings });
      }),
    );
  });

  test('is invalid at another index, with added or removed siblings, or out of order', () => {
    const leaves = Array.from({ length: 37 }, (_, index) => Uint8Array.of(index));
    for (const [index, leaf] of leaves.entries()) {
      const proof = inclusionProof(leaves, index, sha256);
      for (let other = -1; other <= leaves.length; other += 1)
        if (other !== index) differs(leaves, leaf, { ...proof, index: other });
      differs(leaves, leaf, { ...proof, siblings: proof.siblings.slice(1) });
      differs(leaves, leaf, { ...proof, siblings: proof.siblings.slice(0, -1) });
      differs(leaves, leaf, { ...proof, siblings: [...proof.siblings, new Uint8Array(32)] });
      differs(leaves, leaf, { ...proof, siblings: [...proof.siblings].reverse() });
      differs(leaves, leaf, { ...proof, index: index + 0.5 });
    }
  });

  test('is invalid for an inner node used as a leaf', () => {
    const [one, other] = [Uint8Array.of(1), Uint8Array.of(2)];
    const inner = Uint8Array.from([
      ...sha256(Uint8Array.of(0, ...one)),
      ...sha256(Uint8Array.of(0, ...other)),
    ]);
    differs([one, other], inner, { index: 0, size: 1, siblings: [] });
  });
});
