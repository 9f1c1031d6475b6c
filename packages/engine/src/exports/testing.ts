/** Models with known figures, proofs and slow engines, for tests. */
export { bothEngines } from '#engine/lab/testing/plain-chunk';
export { jobOf, played } from '#engine/lab/testing/played-run';
export { givenProofs } from '#engine/proof/testing/given-proofs';
export { freshVectors, vectorsJson } from '#engine/proof/testing/make-vectors';
export { winCapped } from '#engine/slots/testing/capped-models';
export { oneReel } from '#engine/slots/testing/free-spin-models';
export { coinFlip, diamonds, parSheet } from '#engine/slots/testing/ground-truths';
export { largest } from '#engine/slots/testing/large-models';
export { keysFrom, nodeDraw, textsOf, writingsOf } from '#engine/slots/testing/seed-candidates';
