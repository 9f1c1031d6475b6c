/**
 * The median of the measurements of each candidate. Candidates take turns, so that a busy machine affects all
 * of them.
 */
export async function interleaved<Name extends string>(
  turns: number,
  runs: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const taken = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, run] of Object.entries<() => number | Promise<number>>(runs)) {
      const list = taken.get(name) ?? [];
      list.push(await run());
      taken.set(name, list);
    }
  }
  const medians = [...taken].map(([name, list]) => [name, median(list)]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
