import { fromHex, toHex } from '@novalink/engine/hash';
import { digestRow, freshBefore, freshLeaves } from './count-day';
import { digestOf } from './day-chain';
import { areEqual, type LinkedDigests } from './day-digests';
import type { DaySeal } from './day-seal';
import { inclusionProof, rootOfProof, type Sha256 } from './merkle-tree';
import type { StoredMovement } from '#ledger/post/movement';

/** Proof that a seal covers an entry, verifiable without the other entries. Hashes are in hex. */
export interface EntryProof {
  /** Index of the entry among the entries of the seal, from 0. */
  readonly index: number;
  /** Number of entries that the seal covers. */
  readonly size: number;
  /** The sibling hashes on the path to the root, starting next to the leaf. */
  readonly siblings: readonly string[];
}

/** Creates the proof for an entry that is linked and not covered by an earlier seal; undefined for any other entry. */
export function proveEntry(
  linked: LinkedDigests,
  entry: StoredMovement,
  sha256: Sha256,
): EntryProof | undefined {
  const own = digestRow(digestOf(entry));
  const place = linked.find(own);
  if (place === undefined || linked.isSealed(place) || !areEqual(own, linked.at(place))) return undefined;
  const { index, size, siblings } = inclusionProof(
    [...freshLeaves(linked)],
    freshBefore(linked, place),
    sha256,
  );
  return { index, size, siblings: siblings.map(toHex) };
}

/** Whether the proof shows that the seal covers this exact entry. The caller must verify the seal itself. */
export function provesEntry(
  {
    entry,
    proof,
    seal,
  }: {
    readonly entry: StoredMovement;
    readonly proof: EntryProof;
    readonly seal: Pick<DaySeal, 'count' | 'root'>;
  },
  sha256: Sha256,
): boolean {
  const { index, size, siblings } = proof;
  if (size !== seal.count || !siblings.every((sibling) => /^[\da-f]{64}$/.test(sibling))) return false;
  const root = rootOfProof(
    digestRow(digestOf(entry)),
    { index, size, siblings: siblings.map(fromHex) },
    sha256,
  );
  return root !== undefined && toHex(root) === seal.root;
}
