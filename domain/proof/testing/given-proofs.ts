import { readFileSync } from 'node:fs';
import type { RoundProof } from '../round-proof';
import type { Vectors } from '../vectors';

/** The golden vectors as the site serves them. */
export const servedVectors = (): Vectors =>
  JSON.parse(readFileSync('frontend/public/novalink-vectors.json', 'utf8')) as Vectors;

/** The rounds of the golden vectors as complete proofs. */
export const givenProofs = (): readonly RoundProof[] => {
  const { models, rounds } = servedVectors();
  return rounds.map((round) => {
    const { mathModel } = models.find(({ mathModelHash }) => mathModelHash === round.mathModelHash) ?? {};
    if (mathModel === undefined) throw new Error('A round of the vectors has no model.');
    return { ...round, mathModel };
  });
};
