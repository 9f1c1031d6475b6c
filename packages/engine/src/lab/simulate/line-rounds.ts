import type { RoundCounter } from '../tally/chunk-tally';
import type { GeneratorState } from './generator';
import { bitsIn, type LineMasks } from './line-masks';

/** A local name, because in tests every access to `Math` costs more than the multiplication. */
const { imul } = Math;

/** Plays consecutive rounds that are one spin of lines each. */
export interface LineRounds {
  /**
   * Returns the number of played rounds: `most`, or the number before a round that needs the general engine
   * (a skipped word, free spins, two wilds at the start of a line, a win of the cap, or a win above the
   * counted range). The generator is then in the state before that round.
   */
  play(words: GeneratorState, most: number): number;
  /** Credits won since the last call. */
  won(): { readonly lines: number; readonly scatters: number };
}

interface LineGame {
  readonly masks: LineMasks;
  readonly cost: number;
  /** The maximum credits of a round. */
  readonly cap: number;
  readonly counter: RoundCounter;
}

/**
 * Written out for five reels, with a separate variable for each table, because a loop over the reels takes
 * three times as long. The steps of the generator are those of `nextWord`, and the stops are those of
 * `drawFrom`.
 */
export function lineRounds({ masks, cost, cap, counter }: LineGame): LineRounds {
  const { groupsFrom, groupLines, groupRows, groupPays, mixed, tallies } = masks;
  const [lines2, lines3, lines4] = masks.lines;
  const [more3, more4, more5] = masks.more;
  const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0] = masks.stops;
  const [adds0, adds1, adds2, adds3, adds4] = tallies.adds;
  if (!adds0 || !adds1 || !adds2 || !adds3 || !adds4) throw new RangeError('Lines need five reels.');
  const { pays, awards, mayEnd } = tallies;
  const symbolOf = Int32Array.from({ length: more3.length * masks.longest }, (_, row) =>
    Math.floor(row / masks.longest),
  );
  /**
   * One bit for each combination of the first three stops after which no line can win any more. Set at the
   * first occurrence.
   */
  const settled = new Int32Array(Math.ceil((n0 * n1 * n2) / 32));
  const careful = Math.min(cap, counter.small.length);
  let [linesTotal, scattersTotal] = [0, 0];

  const play = (words: GeneratorState, most: number): number => {
    const { small } = counter;
    let [a = 0, b = 0, c = 0, d = 0] = words;
    /** The start of the current streak among these rounds. */
    let begun = -counter.streak;
    let first = -1;
    let longest = 0;
    let lines = 0;
    let scatters = 0;
    let counted = 0;
    let played = 0;
    for (; played < most; played += 1) {
      const [before0, before1, before2, before3] = [a, b, c, d];
      let x = imul(b, 5);
      let y = b << 9;
      const w0 = imul((x << 7) | (x >>> 25), 9);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= y;
      d = (d << 11) | (d >>> 21);
      x = imul(b, 5);
      y = b << 9;
      const w1 = imul((x << 7) | (x >>> 25), 9);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= y;
      d = (d << 11) | (d >>> 21);
      x = imul(b, 5);
      y = b << 9;
      const w2 = imul((x << 7) | (x >>> 25), 9);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= y;
      d = (d << 11) | (d >>> 21);
      x = imul(b, 5);
      y = b << 9;
      const w3 = imul((x << 7) | (x >>> 25), 9);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= y;
      d = (d << 11) | (d >>> 21);
      x = imul(b, 5);
      y = b << 9;
      const w4 = imul((x << 7) | (x >>> 25), 9);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= y;
      d = (d << 11) | (d >>> 21);
      // Only a low half below the number of stops (at most 200) can be biased.
      const unfair =
        ((imul(w0, n0) >>> 8) - 1) |
        ((imul(w1, n1) >>> 8) - 1) |
        ((imul(w2, n2) >>> 8) - 1) |
        ((imul(w3, n3) >>> 8) - 1) |
        ((imul(w4, n4) >>> 8) - 1);
      const s0 = (imul(w0 >>> 16, n0) + (imul(w0 & 0xffff, n0) >>> 16)) >>> 16;
      const s1 = (imul(w1 >>> 16, n1) + (imul(w1 & 0xffff, n1) >>> 16)) >>> 16;
      const s2 = (imul(w2 >>> 16, n2) + (imul(w2 & 0xffff, n2) >>> 16)) >>> 16;
      const pair = imul(s0, n1) + s1;
      const three = imul(pair, n2) + s2;
      let isCareful = unfair < 0;
      const isSettled = (((settled[three >>> 5] ?? 0) >>> (three & 31)) & 1) === 1;
      const seen = (adds0[s0] ?? 0) + (adds1[s1] ?? 0) + (adds2[s2] ?? 0);
      if (isSettled && (mayEnd[seen] ?? 0) === 0 && !isCareful) continue;
      const s3 = (imul(w3 >>> 16, n3) + (imul(w3 & 0xffff, n3) >>> 16)) >>> 16;
      const s4 = (imul(w4 >>> 16, n4) + (imul(w4 & 0xffff, n4) >>> 16)) >>> 16;
      const tally = seen + (adds3[s3] ?? 0) + (adds4[s4] ?? 0);
      if ((awards[tally] ?? 0) !== 0) isCareful = true;
      const anywhere = pays[tally] ?? 0;
      let credits = 0;
      if (!isSettled) {
        let isOpen = false;
        if ((mixed[pair] ?? 0) !== 0) isCareful = true;
        for (let group = groupsFrom[pair] ?? 0, end = groupsFrom[pair + 1] ?? 0; group < end; group += 1) {
          const row = groupRows[group] ?? 0;
          credits += groupPays[group] ?? 0;
          const three3 = (groupLines[group] ?? 0) & (lines2[row + s2] ?? 0);
          if (three3 === 0) continue;
          isOpen = true;
          const symbol = symbolOf[row] ?? 0;
          credits += imul(bitsIn(three3), more3[symbol] ?? 0);
          const four = three3 & (lines3[row + s3] ?? 0);
          if (four === 0) continue;
          const five = four & (lines4[row + s4] ?? 0);
          credits += imul(bitsIn(four), more4[symbol] ?? 0) + imul(bitsIn(five), more5[symbol] ?? 0);
        }
        if (!isOpen && !isCareful && credits === 0)
          settled[three >>> 5] = (settled[three >>> 5] ?? 0) | (1 << (three & 31));
      }
      const won = credits + anywhere;
      if (isCareful || won >= careful) {
        [a, b, c, d] = [before0, before1, before2, before3];
        break;
      }
      if (won === 0) continue;
      lines += credits;
      scatters += anywhere;
      counted += 1;
      small[won] = (small[won] ?? 0) + 1;
      if (won >= cost) {
        const streak = played - begun;
        if (first === -1) first = streak;
        if (streak > longest) longest = streak;
        begun = played + 1;
      }
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
    small[0] = (small[0] ?? 0) + played - counted;
    counter.reportStreaks(first, longest, played - begun);
    linesTotal += lines;
    scattersTotal += scatters;
    return played;
  };
  return {
    play,
    won: () => {
      const since = { lines: linesTotal, scatters: scattersTotal };
      [linesTotal, scattersTotal] = [0, 0];
      return since;
    },
  };
}
