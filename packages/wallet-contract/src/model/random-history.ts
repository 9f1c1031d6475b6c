import type { Step } from './step';

/** Few transactions and rounds, so that steps meet each other. */
const numbers = { transactions: 24, rounds: 8 };

/** The same history for the same count and seed. */
export function randomHistory(count: number, seed = 1): readonly Step[] {
  const below = numbersFrom(seed);
  const steps: Step[] = [];
  for (let place = 0; place < count; place += 1) {
    const earlier = steps[below(place + 1)];
    // Every fourth step is an earlier one again.
    steps.push(earlier !== undefined && below(4) === 0 ? earlier : randomStep(below));
  }
  return steps;
}

function randomStep(below: (limit: number) => number): Step {
  const [tx, round] = [below(numbers.transactions), below(numbers.rounds)];
  const [chance, closes] = [below(10), below(5) === 0];
  const amount = BigInt(below(600));
  if (chance < 5) {
    const win = { tx: below(numbers.transactions), amount: BigInt(below(600)) };
    return { call: 'bet', tx, round, amount, closes, ...(below(3) === 0 && { win }) };
  }
  if (chance < 7)
    return { call: 'win', tx, round, amount, closes, kind: below(4) === 0 ? 'PROMOTION' : 'ROUND' };
  if (chance < 9) {
    const txs = [tx, below(numbers.transactions)].slice(below(2));
    return { call: 'rollback', round, txs: [...new Set(txs)] };
  }
  return { call: 'close', round };
}

/** Mulberry32. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
