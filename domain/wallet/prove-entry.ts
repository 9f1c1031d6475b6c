import { fromHex, toHex } from '../slots/play/sha256';
import { digestRow, freshBefore, freshLeaves } from './count-day';
import { digestOf } from './day-chain';
import { areEqual, type LinkedDigests } from './day-digests';
import type { DaySeal } from './day-seal';
import { inclusionProof, rootOfProof, type Sha256 } from './merkle-tree';
import type { StoredMovement } from './movement';

/** That a seal covers an entry, to be checked without the other entries. Hashes are in hex. */
export interface EntryProof {
  /** The place of the entry among those of the seal, from 0. */
  readonly index: number;
  /** How many entries the seal covers. */
  readonly size: number;
  /** The hashes beside the way to the root, the nearest first. */
  readonly siblings: readonly string[];
}

/** The proof for an entry that these links hold and no earlier seal covers; undefined for any other. */
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

/** Whether the proof shows that the seal covers this very entry. The seal itself is the caller's to check. */
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
