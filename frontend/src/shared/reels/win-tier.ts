import * as messages from './messages';

export interface WinTier {
  readonly name: string;
  /** Times the bet, from which on. */
  readonly from: number;
}

/** Ascending. Nothing below fifteen times the bet is called more than a win. */
export const winTiers: readonly WinTier[] = [
  { name: messages.bigWin, from: 15 },
  { name: messages.hugeWin, from: 40 },
  { name: messages.megaWin, from: 100 },
];

/** What a win is called at a bet; undefined for a plain win, and for less. */
export const tierOf = (bet: number, win: number): WinTier | undefined =>
  bet > 0 ? winTiers.findLast(({ from }) => win >= from * bet) : undefined;

/** A return of no more than the bet is shown as text, not celebrated. */
export const isGain = (bet: number, win: number): boolean => win > bet;

const shortestMs = 500;
const longestMs = 5_000;

/** How long a celebration stays after the win is counted; then the reels show again what has won. */
export const celebratedMs = 2_000;

/** How long a win is counted up: longer the more times the bet it is. */
export const countMs = (bet: number, win: number): number => {
  if (!isGain(bet, win)) return 0;
  const times = bet > 0 ? win / bet : 1;
  return Math.min(longestMs, Math.round(shortestMs + 900 * Math.log2(times)));
};

/** What is shown after so many milliseconds: whole, never less than before, and the win itself at the end. */
export const countedAt = (win: number, totalMs: number, elapsedMs: number): number => {
  if (elapsedMs >= totalMs) return win;
  const share = Math.max(elapsedMs, 0) / totalMs;
  return Math.floor(win * (1 - (1 - share) ** 2));
};
