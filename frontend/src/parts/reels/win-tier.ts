export interface WinTier {
  readonly name: string;
  /** The minimum multiple of the bet. */
  readonly from: number;
}

/** Ascending. A win below fifteen times the bet has no special name. */
export const winTiers: readonly WinTier[] = [
  { name: 'Big win', from: 15 },
  { name: 'Huge win', from: 40 },
  { name: 'Mega win', from: 100 },
];

/** The name of a win at a bet; undefined for an ordinary win, and for less. */
export const tierOf = (bet: number, win: number): WinTier | undefined =>
  bet > 0 ? winTiers.findLast(({ from }) => win >= from * bet) : undefined;

/** A return of no more than the bet is shown as text, not celebrated. */
export const isGain = (bet: number, win: number): boolean => win > bet;

const shortestMs = 500;
const longestMs = 5_000;

/** How long a celebration stays after the win is counted. Then the reels show the wins again. */
export const celebratedMs = 2_000;

/** The duration of the count: longer for higher multiples of the bet. */
export const countMs = (bet: number, win: number): number => {
  if (!isGain(bet, win)) return 0;
  const times = bet > 0 ? win / bet : 1;
  return Math.min(longestMs, Math.round(shortestMs + 900 * Math.log2(times)));
};

/**
 * The shown amount after this many milliseconds: a whole number that never decreases, and the win itself at
 * the end.
 */
export const countedAt = (win: number, totalMs: number, elapsedMs: number): number => {
  if (elapsedMs >= totalMs) return win;
  const share = Math.max(elapsedMs, 0) / totalMs;
  return Math.floor(win * (1 - (1 - share) ** 2));
};
