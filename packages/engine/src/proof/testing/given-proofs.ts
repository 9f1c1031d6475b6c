import vectors from '../golden-vectors.json' with { type: 'json' };
import type { RoundProof } from '../round-proof';
import type { Vectors } from '../vectors';

/** The vectors that were computed once and are the same for every version. */
export const goldenVectors = vectors as unknown as Vectors;

/** The rounds of the golden vectors as complete proofs. */
export const givenProofs = (): readonly RoundProof[] => {
  const { models, rounds } = goldenVectors;
  return rounds.map((round) => {
    const { mathModel } = models.find(({ mathModelHash }) => mathModelHash === round.mathModelHash) ?? {};
    if (mathModel === undefined) throw new Error('A round of the vectors has no model.');
    return { ...round, mathModel };
  });
};
