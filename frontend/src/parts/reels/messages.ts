export const freeSpinsHavePaid = 'Free spins have paid';
export const freeSpinsPlayed = (awarded: number) => `${awarded} free spins played`;
export const freeSpins = 'Free spins';
export const moreFreeSpins = 'More free spins';
export const everyWin = (multiplier: number) => `Every win × ${multiplier}`;

export const spinning = 'Spinning';
export const repeatMinmax01fr = (reels: number) => `repeat(${reels}, minmax(0, 1fr))`;

export const reelShow1msMsBoth = (loops: number) => `reel-show 1ms ${loops}ms both`;
export const reelRunMsMsLinear = (runMs: number, loops: number) =>
  `reel-run ${runMs}ms ${loops}ms linear both`;
export const reelSettleMsMsForwards = (settleMs: number, loops: number) =>
  `reel-settle ${settleMs}ms ${loops}ms forwards`;

export const maximumWin = 'Maximum win';
export const win = 'Win';

export const lReel = (reel: number, row: number) => `L${reel} ${row}`;
export const m0L = (row: number, rows: string, rowCount: number, rows2: number) =>
  `M0 ${row}${rows}L${rowCount} ${rows2}`;

export const bigWin = 'Big win';
export const hugeWin = 'Huge win';
export const megaWin = 'Mega win';
