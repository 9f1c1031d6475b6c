/** Verifies a played round by its seeds, and golden vectors for other implementations. */
export { checkRoundProof } from '#engine/proof/check-round-proof';
export {
  type CheckedItem,
  type RoundCheck,
  checkedItem,
  checkedRound,
  checkedSteps,
  yesNo,
} from '#engine/proof/checked-round';
export { type RoundProof, readRoundProof, roundProofJson } from '#engine/proof/round-proof';
export { type CheckedVector, type Vectors, checkVectors, checkedVector } from '#engine/proof/vectors';
