/** The runtime's implementation of SHA-256. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Proof that a leaf is in a tree: the sibling hashes on the path to the root, starting next to the leaf. */
export interface InclusionProof {
  /** Index of the leaf, from 0. */
  readonly index: number;
  /** Number of leaves in the tree. */
  readonly size: number;
  readonly siblings: readonly Uint8Array[];
}

const hashBytes = 32;

/** Prefixes separate leaves from inner nodes, so that the two never hash the same bytes. RFC 6962, section 2.1. */
const prefixed = (prefix: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(1 + parts.reduce((length, part) => length + part.length, 0));
  bytes[0] = prefix;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const leafHash = (leaf: Uint8Array, sha256: Sha256) => sha256(prefixed(0, leaf));
const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256) => sha256(prefixed(1, left, right));

/** Computes the root (RFC 6962, section 2.1) in one pass; memory grows with the logarithm of the number of leaves. */
export function merkleRoot(leaves: Iterable<Uint8Array>, sha256: Sha256): Uint8Array {
  const subtrees: { readonly size: number; readonly hash: Uint8Array }[] = [];
  for (const leaf of leaves) {
    let [size, hash] = [1, leafHash(leaf, sha256)];
    for (let left = subtrees.at(-1); left?.size === size; left = subtrees.at(-1)) {
      hash = nodeHash(left.hash, hash, sha256);
      size *= 2;
      subtrees.pop();
    }
    subtrees.push({ size, hash });
  }
  const last = subtrees.pop();
  if (!last) return sha256(new Uint8Array());
  return subtrees.reduceRight((right, { hash }) => nodeHash(hash, right, sha256), last.hash);
}

/** Creates the proof of the leaf at `index`. RFC 6962, section 2.1.1. Throws a RangeError if there is no such leaf. */
export function inclusionProof(leaves: readonly Uint8Array[], index: number, sha256: Sha256): InclusionProof {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`There is no leaf ${index} of ${leaves.length}.`);
  const siblings: Uint8Array[] = [];
  let [from, to] = [0, leaves.length];
  while (to - from > 1) {
    const middle = from + largestPowerBelow(to - from);
    const isLeft = index < middle;
    siblings.unshift(merkleRoot(isLeft ? leaves.slice(middle, to) : leaves.slice(from, middle), sha256));
    [from, to] = isLeft ? [from, middle] : [middle, to];
  }
  return { index, size: leaves.length, siblings };
}

/**
 * Computes the root of a tree that contains the leaf at this index; undefined if the proof is malformed. RFC 9162,
 * section 2.1.3.2.
 */
export function rootOfProof(
  leaf: Uint8Array,
  { index, size, siblings }: InclusionProof,
  sha256: Sha256,
): Uint8Array | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size)
    return undefined;
  let [place, last] = [index, size - 1];
  let hash = leafHash(leaf, sha256);
  for (const sibling of siblings) {
    if (last === 0 || sibling.length !== hashBytes) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash, sha256);
      // Skip the levels where this subtree is the last one and has no sibling.
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else hash = nodeHash(hash, sibling, sha256);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? hash : undefined;
}

const half = (number: number) => Math.floor(number / 2);

function largestPowerBelow(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}
