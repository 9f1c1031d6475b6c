import { freeSpins } from '#engine/lab/examples/free-spins';
import { multiplier } from '#engine/lab/examples/multiplier';
import type { MathModel } from '#engine/slots/model/math-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { modeOf } from '#engine/slots/model/model-parts';
import { commitmentOf, seededDraw, type Seeds } from '#engine/slots/play/draw';
import { playRound, type Round } from '#engine/slots/play/play-round';
import { diamonds } from '#engine/slots/testing/ground-truths';
import type { RoundProof } from '../round-proof';
import { runHash, type Vectors } from '../vectors';

const seeds = ['00', 'ff', '0123456789abcdef', '5eed'].map((digits) => digits.repeat(64 / digits.length));
const [zeros = '', ones = '', counting = '', seed = ''] = seeds;
/** A model whose rounds often end early. Rounds of the other models hardly ever do. */
const lowLimit: MathModel = {
  ...freeSpins,
  name: 'Free spins up to five times the bet',
  maxWinX: 5,
  declared: { rtp: '0.500000', maxWinX: 5 },
};
const models = [diamonds, multiplier, freeSpins, lowLimit];

/** Writes one vector per line, so that a diff shows the changed vectors. */
export function vectorsJson({ schema, ...lists }: Vectors): string {
  const members = Object.entries<readonly object[]>(lists).map(
    ([name, list]) => `  "${name}": [\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
  );
  return `{\n  "schema": "${schema}",\n${members.join(',\n')}\n}\n`;
}

/** The vectors as this version of the engine computes them. Other versions must give the same. */
export const freshVectors = (): Vectors => ({
  schema: 'novalink.vectors/1',
  commitments: seeds.map((serverSeed) => ({ serverSeed, serverSeedHash: commitmentOf(serverSeed) })),
  draws: [
    drawn({ serverSeed: zeros, clientSeed: 'novalink', nonce: 0 }, Array<number>(12).fill(37)),
    drawn({ serverSeed: ones, clientSeed: '~', nonce: 41 }, [64, 1, 2, 200, 4_294_967_296]),
    // With these sides, more than half of all random words are rejected.
    drawn({ serverSeed: counting, clientSeed: ' space ', nonce: 7 }, Array<number>(10).fill(2 ** 31 + 1)),
  ],
  models: models.map((mathModel) => ({ mathModel, mathModelHash: modelHash(mathModel) })),
  rounds: [
    firstRound(diamonds, ({ credits }) => credits === 0),
    firstRound(diamonds, ({ credits }) => credits === 20),
    firstRound(multiplier, ({ credits }) => credits > 0),
    firstRound(freeSpins, ({ steps }) => steps.length > 1),
    firstRound(freeSpins, ({ steps }) => steps.length > 12),
    firstRound(lowLimit, ({ capped, steps }) => capped && steps.length > 1),
  ],
  runs: models.map((model) => {
    const run = { mathModelHash: modelHash(model), mode: modeOf(model).id, seed, rounds: 70_000 };
    return { ...run, resultHash: runHash(model, run) };
  }),
});

const drawn = (from: Seeds, sides: readonly number[]) => {
  const draw = seededDraw(from);
  return { ...from, sides, drawn: sides.map((count) => draw(count)) };
};

/** Searches the nonces of one pair of seeds for the first matching round, and returns its proof without the model. */
function firstRound(model: MathModel, isWanted: (round: Round) => boolean): Omit<RoundProof, 'mathModel'> {
  const mode = modeOf(model);
  const perCredit = 25;
  for (let nonce = 0; nonce < 100_000; nonce += 1) {
    const from = { serverSeed: counting, clientSeed: 'golden vectors', nonce };
    const round = playRound(model, mode.id, seededDraw(from));
    if (!isWanted(round)) continue;
    return {
      schema: 'novalink.round-proof/1',
      ...from,
      serverSeedHash: commitmentOf(from.serverSeed),
      mathModelHash: modelHash(model),
      mode: mode.id,
      coinName: 'Gold',
      decimals: 2,
      bet: String(mode.cost * perCredit),
      win: String(round.credits * perCredit),
      capped: round.capped,
      steps: round.steps.map(({ kind, stops, multiplier: times, credits }) => ({
        kind,
        stops,
        multiplier: times,
        win: String(credits * perCredit),
      })),
    };
  }
  throw new Error(`No round of ${model.name} meets the conditions.`);
}
