import { chunkPlayer, chunkRounds, drawFrom, stateFrom } from '@novalink/engine/lab';
import { type MathModel, modelHash, playRound } from '@novalink/engine';

/** An engine that plays rounds of a game, or a program that does less, for comparison. */
export interface Contender {
  /** The number of rounds of one measurement. */
  readonly rounds: number;
  /** Returns the CPU seconds for this many rounds. */
  readonly play: () => number;
}

/** The engine of the Test Lab: complete chunks with their tallies. */
export function fastEngine(model: MathModel, chunks: number): Contender {
  const rounds = chunks * chunkRounds;
  const play = chunkPlayer(model, {
    mathModelHash: modelHash(model),
    mode: model.modes[0]?.id ?? '',
    seed: '5eed'.repeat(16),
    rounds,
  });
  return timed(rounds, () => {
    for (let chunk = 0; chunk < chunks; chunk += 1) play(chunk);
  });
}

/** A loop over the reference engine (which live play uses), with the same generator. */
export const plainLoop = (model: MathModel, rounds: number): Contender => {
  const draw = drawFrom(stateFrom(Uint8Array.from({ length: 16 }, (_, index) => index + 1)));
  const mode = model.modes[0]?.id ?? '';
  let won = 0;
  return timed(rounds, () => {
    for (let round = 0; round < rounds; round += 1) won += playRound(model, mode, draw).credits;
    return won;
  });
};

/**
 * Only five draws of 64 for each round, with the generator's words in local variables: a lower bound for the
 * time of any engine. With 64 sides, no word is biased, and the draw is the word's first six bits.
 */
export const bareGenerator = (rounds: number): Contender => timed(rounds, () => drawOnly(rounds));

function drawOnly(rounds: number): number {
  let [a, b, c, d, sum] = [1, 2, 3, 4, 0];
  for (let round = 0; round < rounds; round += 1) {
    for (let reel = 0; reel < 5; reel += 1) {
      const five = Math.imul(b, 5);
      const word = Math.imul((five << 7) | (five >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      sum = (sum + (word >>> 26)) | 0;
    }
  }
  return sum;
}

function timed(rounds: number, run: () => unknown): Contender {
  const play = () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  return { rounds, play };
}
