/** A possible number of free spins of a feature: how many of them award nothing, and how many make each award. */
export interface SpinCounts {
  readonly blanks: number;
  /** In the order of the awards. */
  readonly awarding: readonly number[];
  readonly chance: number;
}

/** Combinations with a smaller chance are left out. */
const smallest = 1e-20;

/**
 * The possible numbers of free spins, if the base spin awards `first` of them. `awards` are the numbers of spins that a
 * free spin can award, with their chances; `blank` is the chance that it awards none. `lost` is an upper bound of the
 * chance of all combinations that are left out, and `steps` the number of evaluated combinations. Undefined if there are more than `most` combinations at a time.
 */
export function spinCounts(
  first: number,
  { maxSpins, blank, awards }: Feature,
  most: number,
): { readonly counts: readonly SpinCounts[]; readonly lost: number; readonly steps: number } | undefined {
  const ended: SpinCounts[] = [];
  let [lost, steps] = [0, 0];
  const none = { awarding: awards.map(() => 0), awarded: Math.min(first, maxSpins), chance: 1 };
  let waiting = new Map<string, Waiting>([['', none]]);
  for (let played = 0; waiting.size > 0; played += 1) {
    if (waiting.size > most) return undefined;
    steps += waiting.size * (1 + awards.length);
    const next = new Map<string, Waiting>();
    const add = (awarding: readonly number[], awarded: number, chance: number) => {
      if (chance < smallest) {
        lost += chance;
        return;
      }
      const key = awarding.join();
      next.set(key, { awarding, awarded, chance: chance + (next.get(key)?.chance ?? 0) });
    };
    for (const { awarding, awarded, chance } of waiting.values()) {
      if (awarded === played) {
        const blanks = awarding.reduce((left, times) => left - times, played);
        ended.push({ blanks, awarding, chance });
        continue;
      }
      add(awarding, awarded, chance * blank);
      awards.forEach(({ spins, chance: own }, at) => {
        const more = awarding.map((times, other) => times + (other === at ? 1 : 0));
        add(more, Math.min(awarded + spins, maxSpins), chance * own);
      });
    }
    waiting = next;
  }
  return { counts: ended, lost, steps };
}

interface Feature {
  readonly maxSpins: number;
  readonly blank: number;
  readonly awards: readonly { readonly spins: number; readonly chance: number }[];
}

interface Waiting {
  readonly awarding: readonly number[];
  readonly awarded: number;
  readonly chance: number;
}
