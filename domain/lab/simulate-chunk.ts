import type { MathModel } from '#domain/slots/math-model';
import { modeOf } from '#domain/slots/model-parts';
import { roundCounter, type ChunkTally } from './chunk-tally';
import { unfairBelow, type GeneratorState } from './generator';
import { spinMachine, type SpinMachine } from './spin-machine';

/** Plays the next rounds of a generator, whose state it moves on. */
export type Simulator = (state: GeneratorState, rounds: number) => ChunkTally;

/**
 * Plays rounds of one mode as `playRound` does, draw by draw, and much faster. One simulator is for one thread; what
 * it has learnt of the model serves all of its chunks and changes none of them. `room` is that of its machines.
 */
export function simulator(model: MathModel, modeId: string, room?: number): Simulator {
  const mode = modeOf(model, modeId);
  const { features = [] } = model;
  const cap = model.maxWinX * mode.cost;
  const base = spinMachine(model, mode, mode.reelSet, room);
  const free = features.map(({ reelSet }) => spinMachine(model, mode, reelSet, room));
  const spinner = spinnerOf();

  return (state, rounds) => {
    const counter = roundCounter(mode.cost);
    const triggered = features.map(() => 0);
    let [lines, scatters, fromFeatures, freeSpins, capped] = [0, 0, 0, 0, 0];
    spinner.load(state);
    for (let round = 0; round < rounds; round += 1) {
      const ending = spinner.spin(base);
      let credits = spinner.credits();
      if (ending === 0 && credits <= cap) {
        lines += credits;
      } else {
        const { scatters: anywhere, awards } = base.endings[ending] ?? nothing;
        const onLines = Math.min(credits, cap);
        credits = Math.min(credits + anywhere, cap);
        lines += onLines;
        scatters += credits - onLines;
        for (let index = 0; index < features.length; index += 1) {
          const feature = features[index];
          const machine = free[index];
          if (!feature || !machine) continue;
          let awarded = Math.min(awards[index] ?? 0, feature.maxSpins);
          if (awarded > 0 && credits < cap) triggered[index] = (triggered[index] ?? 0) + 1;
          for (let played = 0; played < awarded && credits < cap; played += 1) {
            const end = machine.endings[spinner.spin(machine)] ?? nothing;
            const won = Math.min((spinner.credits() + end.scatters) * feature.multiplier, cap - credits);
            credits += won;
            fromFeatures += won;
            freeSpins += 1;
            if (feature.retrigger) awarded = Math.min(awarded + (end.awards[index] ?? 0), feature.maxSpins);
          }
        }
      }
      if (credits >= cap) capped += 1;
      counter.count(credits);
    }
    spinner.save(state);
    return {
      ...counter.counts(),
      lines,
      scatters,
      features: fromFeatures,
      triggered,
      freeSpins,
      capped,
    };
  };
}

const nothing = { scatters: 0, awards: [] };

/** Spins machines with one generator, whose words are kept where they are fast. */
function spinnerOf() {
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  let won = 0;
  return {
    load(state: GeneratorState): void {
      [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;
    },
    save(state: GeneratorState): void {
      state.set([s0, s1, s2, s3]);
    },
    /** Credits of the last spin, without its ending's. */
    credits: () => won,
    /** The number of the spin's ending. */
    spin(machine: SpinMachine): number {
      const { stops } = machine;
      let { steps } = machine;
      let a = s0;
      let b = s1;
      let c = s2;
      let d = s3;
      let credits = 0;
      let row = 0;
      for (let reel = 0; reel < stops.length; reel += 1) {
        const sides = stops[reel] ?? 0;
        let word: number;
        do {
          const five = Math.imul(b, 5);
          word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        } while (Math.imul(word, sides) >>> 0 < sides && isUnfair(word, sides));
        const stop = (word * sides * scale) >>> 0;
        let step = steps[row + stop] ?? 0;
        if (step === 0) {
          step = machine.learn(reel, row, stop);
          credits += machine.learnt;
          ({ steps } = machine);
        } else if (step & 1) credits += machine.credits[row + stop] ?? 0;
        row = (step >>> 1) - 1;
      }
      s0 = a;
      s1 = b;
      s2 = c;
      s3 = d;
      won = credits;
      return row;
    },
  };
}

const scale = 1 / 2 ** 32;
/** See `drawFrom`: only what is below `sides` can be. */
const isUnfair = (word: number, sides: number) => Math.imul(word, sides) >>> 0 < unfairBelow(sides);
