import { unfairBelow, type GeneratorState } from './generator';
import type { SpinTables } from './spin-tables';

/** A local name, because in tests every access to `Math` costs more than the multiplication. */
const { imul } = Math;

/** The result of one spin. The next spin overwrites it. */
export interface Spun {
  /** Credits without those of the ending. */
  won: number;
  /** The number of its ending. */
  ending: number;
}

/** Spins any model by its tables, with the words of a generator. */
export function spinner() {
  const spun: Spun = { won: 0, ending: 0 };
  const drawn = new Int32Array(8);
  let going = new Int32Array(256);

  const spin = (tables: SpinTables, words: GeneratorState): Spun => {
    if (tables.full) tables.forget();
    const { stops, depth } = tables;
    const reels = stops.length;
    draw(words, stops, drawn);
    let beginning = drawn[0] ?? 0;
    for (let reel = 1; reel < depth; reel += 1)
      beginning = beginning * (stops[reel] ?? 0) + (drawn[reel] ?? 0);
    const known = tables.beginnings[beginning] ?? 0;
    const at = (known === 0 ? tables.learnBeginning(beginning) : known) - 1;
    let won = tables.won[at] ?? 0;
    let tally = tables.tallies[at] ?? 0;
    let from = tables.openFrom[at] ?? 0;
    let end = tables.openFrom[at + 1] ?? 0;
    let { open } = tables;
    if (end - from > going.length) going = new Int32Array(end - from);
    for (let reel = depth; reel < reels; reel += 1) {
      const stop = drawn[reel] ?? 0;
      const tallyStep = tables.tallySteps[tally + stop] ?? 0;
      tally = (tallyStep === 0 ? tables.learnTally(tally, stop) : tallyStep) - 1;
      let left = 0;
      for (let index = from; index < end; index += 1) {
        const row = open[index] ?? 0;
        let step = tables.steps[row + stop] ?? 0;
        if (step === 1) continue;
        if (step === 0) step = tables.learnStep(row, stop);
        if (step & 2) won += tables.pays[row + stop] ?? 0;
        if (step > 3) {
          going[left] = step >>> 2;
          left += 1;
        }
      }
      open = going;
      from = 0;
      end = left;
    }
    spun.won = won;
    spun.ending = tally;
    return spun;
  };
  return { spin };
}

/** One stop for each reel, as `drawFrom` draws them. */
function draw(words: GeneratorState, stops: Int32Array, drawn: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = words;
  for (let reel = 0; reel < stops.length; reel += 1) {
    const sides = stops[reel] ?? 0;
    let word: number;
    do {
      const five = imul(b, 5);
      word = imul((five << 7) | (five >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    } while (imul(word, sides) >>> 8 === 0 && imul(word, sides) >>> 0 < unfairBelow(sides));
    drawn[reel] = (imul(word >>> 16, sides) + (imul(word & 0xffff, sides) >>> 16)) >>> 16;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
}
