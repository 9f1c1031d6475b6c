/** Proofs that a seal covers one movement, and the Merkle tree that they are made of. */
export {
  type InclusionProof,
  type Sha256,
  inclusionProof,
  merkleRoot,
  rootOfProof,
} from '#ledger/day/merkle-tree';
export { type EntryProof, proveEntry, provesEntry } from '#ledger/day/prove-entry';
