import { totalOf } from '#engine/slots/model/model-parts';
import type { ScatterTally } from '#engine/slots/evaluate/scatter-tally';

/** A tally after some reels, without counts that can no longer pay. */
export type LastingTally = (tally: number, reels: number) => number;

/**
 * There are far fewer of these than of all tallies if many symbols are counted. `windows` are the visible
 * symbols at each stop, by reel.
 */
export function lastingTallies(
  scatters: ScatterTally,
  windows: readonly (readonly (readonly number[])[])[],
): LastingTally {
  const { symbols } = scatters;
  const mostOf = (symbol: number) =>
    windows.map((stops) =>
      Math.max(...stops.map((window) => window.filter((cell) => cell === symbol).length)),
    );
  const leastOf = (at: number, most: number) => {
    for (let count = 1; count <= most; count += 1) {
      const alone = scatters.tallyOf(symbols.map((_, other) => (other === at ? count : 0)));
      if (scatters.pays(alone) > 0 || scatters.awards(alone).some((spins) => spins > 0)) return count;
    }
    return Infinity;
  };
  const most = symbols.map(mostOf);
  const least = most.map((ofReels, at) => leastOf(at, totalOf(ofReels)));
  /** By number of added reels: the minimum count of each symbol that can still pay. */
  const needed = Array.from({ length: windows.length + 1 }, (_, reels) =>
    least.map((count, at) => count - totalOf(most[at]?.slice(reels) ?? [])),
  );
  return (tally, reels) => {
    const counts = scatters.countsOf(tally);
    const enough = needed[reels] ?? [];
    if (counts.every((count, at) => count === 0 || count >= (enough[at] ?? 0))) return tally;
    return scatters.tallyOf(counts.map((count, at) => (count < (enough[at] ?? 0) ? 0 : count)));
  };
}
