import { faultList, type Fault, type Report } from '#engine/slots/model/faults';
import type { MathModel } from '#engine/slots/model/math-model';
import { field } from '#engine/slots/validate/shape-checks';
import { documentJson, parsedDocument, reportModel } from '#engine/slots/validate/read-document';
import { checkRoundProofFields } from './proof-form';

export interface ProofStep {
  readonly kind: 'BASE' | 'FREE_SPIN';
  /** The stop of each reel, from left to right. */
  readonly stops: readonly number[];
  readonly multiplier: number;
  /** In minor units of the coin. */
  readonly win: string;
}

/** Everything that is needed to verify one played round without NovaLink. Contains nothing about the player. */
export interface RoundProof {
  readonly schema: 'novalink.round-proof/1';
  readonly mathModel: MathModel;
  readonly mathModelHash: string;
  readonly mode: string;
  readonly coinName: string;
  /** The number of decimals of the coin. Amounts are decimal digits in minor units. */
  readonly decimals: number;
  readonly bet: string;
  readonly win: string;
  /** Whether the round ended because it reached the maximum win. */
  readonly capped: boolean;
  readonly steps: readonly ProofStep[];
  /** 64 lower-case hexadecimal digits, shown before the round was played. */
  readonly serverSeedHash: string;
  /** 64 lower-case hexadecimal digits, revealed afterwards. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Display names. No calculation uses them. */
  readonly gameTitle?: string;
  readonly companyName?: string;
  readonly semver?: string;
  readonly brandName?: string;
  /** ISO 8601. */
  readonly at?: string;
}

/** Size in bytes of UTF-8: enough for the largest model and 1,000 free spins. */
const mostBytes = 262_144;

/** The file is deterministic: equal proofs give equal bytes. */
export const roundProofJson = (proof: RoundProof): string => documentJson(proof);

/** Parses a proof. Returns it, or the faults with their paths. A well-formed proof can still fail `checkRoundProof`. */
export function readRoundProof(text: string): { proof: RoundProof } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const value = parsedDocument(text, { root: 'proof', mostBytes }, report);
  if (value === undefined) return { faults };
  const place = { value, path: 'proof', report };
  checkRoundProofFields(place);
  reportModel(field(place, 'mathModel').value, report);
  if (faults.length === 0) reportImpossibleBet(value as RoundProof, report);
  return faults.length > 0 ? { faults } : { proof: value as RoundProof };
}

/**
 * A bet must be a whole multiple of the mode's cost, so that each credit costs a whole number of minor units.
 */
function reportImpossibleBet({ mathModel, mode, bet }: RoundProof, report: Report): void {
  const cost = mathModel.modes.find(({ id }) => id === mode)?.cost;
  if (cost === undefined) report('mode', `the math model has no mode ${mode}`);
  else if (Number(bet) < 1 || Number(bet) % cost !== 0)
    report('bet', `${bet} is not a multiple of ${cost}, the cost of a round`);
}
