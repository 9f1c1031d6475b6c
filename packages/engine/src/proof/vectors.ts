import { chunkPlayer } from '#engine/lab/simulate/play-chunks';
import { chunkCount } from '#engine/lab/simulate/run-format';
import { resultHash, resultOf } from '#engine/lab/tally/run-result';
import { joinTallies } from '#engine/lab/tally/run-tally';
import type { MathModel } from '#engine/slots/model/math-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { commitmentOf, seededDraw } from '#engine/slots/play/draw';
import { checkRoundProof } from './check-round-proof';
import type { RoundProof } from './round-proof';

/** Golden vectors: inputs with their expected outputs, to test independent implementations. */
export interface Vectors {
  readonly schema: 'novalink.vectors/1';
  readonly commitments: readonly { readonly serverSeed: string; readonly serverSeedHash: string }[];
  readonly draws: readonly DrawVector[];
  readonly models: readonly { readonly mathModel: MathModel; readonly mathModelHash: string }[];
  /** Proofs without their model, which is the one in `models` with the same hash. */
  readonly rounds: readonly Omit<RoundProof, 'mathModel'>[];
  readonly runs: readonly RunVector[];
}

interface DrawVector {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The exclusive upper bound of each draw, in order. */
  readonly sides: readonly number[];
  readonly drawn: readonly number[];
}

interface RunVector {
  readonly mathModelHash: string;
  readonly mode: string;
  readonly seed: string;
  readonly rounds: number;
  readonly resultHash: string;
}

/** The self-test result of one vector. */
export interface CheckedVector {
  readonly name: string;
  readonly passed: boolean;
}

/** Recalculates every vector. */
export function checkVectors({ commitments, draws, models, rounds, runs }: Vectors): CheckedVector[] {
  const modelOf = (hash: string): MathModel => {
    const found = models.find(({ mathModelHash }) => mathModelHash === hash);
    if (found === undefined) throw new RangeError(`No model has the hash ${hash}.`);
    return found.mathModel;
  };
  return [
    ...commitments.map((vector, index) =>
      checkedVector(
        `commitment ${index + 1}`,
        () => commitmentOf(vector.serverSeed) === vector.serverSeedHash,
      ),
    ),
    ...draws.map((vector, index) => checkedVector(`draws ${index + 1}`, () => isDrawn(vector))),
    ...models.map(({ mathModel, mathModelHash }, index) =>
      checkedVector(`model ${index + 1}`, () => modelHash(mathModel) === mathModelHash),
    ),
    ...rounds.map((round, index) =>
      checkedVector(
        `round ${index + 1}`,
        () => checkRoundProof({ ...round, mathModel: modelOf(round.mathModelHash) }).holds,
      ),
    ),
    ...runs.map((run, index) =>
      checkedVector(`run ${index + 1}`, () => runHash(modelOf(run.mathModelHash), run) === run.resultHash),
    ),
  ];
}

export function runHash(
  model: MathModel,
  { mathModelHash, mode, seed, rounds }: Omit<RunVector, 'resultHash'>,
) {
  const job = { mathModelHash, mode, seed, rounds };
  const play = chunkPlayer(model, job);
  const tally = joinTallies(Array.from({ length: chunkCount(job) }, (_, chunk) => play(chunk)));
  return resultHash(resultOf(model, job, tally));
}

function isDrawn({ sides, drawn, ...seeds }: DrawVector): boolean {
  const draw = seededDraw(seeds);
  return drawn.length === sides.length && sides.every((count, index) => draw(count) === drawn[index]);
}

/** A vector that throws counts as failed. */
export function checkedVector(name: string, holds: () => boolean): CheckedVector {
  try {
    return { name, passed: holds() };
  } catch {
    return { name, passed: false };
  }
}
