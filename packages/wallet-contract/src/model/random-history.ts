import type { Step, StepOf } from './step';

/** Few transactions and rounds, so that steps meet each other. */
const numbers = { transactions: 60, rounds: 20, largestAmount: 600 };

/** Returns a number from 0 to below the limit. */
type Below = (limit: number) => number;

/** The same history for the same count and seed. */
export function randomHistory(count: number, seed: number): readonly Step[] {
  const below = numbersFrom(seed);
  const steps: Step[] = [];
  while (steps.length < count) {
    const earlier = steps[below(steps.length + 1)];
    // Every fifth step is an earlier one again.
    if (earlier !== undefined && below(5) === 0) steps.push(earlier);
    else steps.push(randomStep(below, earlier?.call === 'bet' ? earlier : undefined));
  }
  return steps;
}

/** A step, which is about an earlier bet if there is one. */
function randomStep(below: Below, bet: StepOf<'bet'> | undefined): Step {
  const tx = below(numbers.transactions);
  const round = bet?.round ?? below(numbers.rounds);
  const amount = BigInt(below(numbers.largestAmount));
  const closes = below(6) === 0;
  const chance = below(10);
  if (chance < 5) {
    const win = { tx: below(numbers.transactions), amount: BigInt(below(numbers.largestAmount)) };
    return { call: 'bet', tx, round, amount, closes, ...(below(3) === 0 && { win }) };
  }
  if (chance < 7)
    return { call: 'win', tx, round, amount, closes, kind: below(4) === 0 ? 'PROMOTION' : 'ROUND' };
  if (chance < 9) return { call: 'rollback', round, txs: [...new Set([bet?.tx ?? tx, tx].slice(below(2)))] };
  return { call: 'close', round };
}

/** Mulberry32. */
function numbersFrom(seed: number): Below {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
