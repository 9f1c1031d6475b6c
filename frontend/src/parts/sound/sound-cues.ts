import { entryOf, type MathModel } from '@novalink/engine';
import { windowCells } from '../reels/reel-cells';
import type { Scene } from '../reels/scene';

/** A sound while the reels stop, in milliseconds from the start. */
export type Cue =
  | { readonly at: number; readonly kind: 'stop'; readonly reel: number }
  | { readonly at: number; readonly kind: 'trigger'; readonly count: number }
  | { readonly at: number; readonly kind: 'anticipation'; readonly ms: number };

/** The sound of a reel is played when it swings past its stop, slightly before it stops. */
const early = 120;

/**
 * The sounds while the reels stop: every stop, symbols that can start free spins, and reels that spin longer.
 */
export const landingCues = ({ to, landings, anticipated }: Scene, model: MathModel): Cue[] => {
  const triggers = new Set(model.features?.map(({ trigger }) => trigger.symbol));
  const strips = entryOf(model.reelSets, to.reelSet) ?? [];
  let count = 0;
  return landings.flatMap((landing, reel): Cue[] => {
    const at = Math.max(0, landing - early);
    const window = windowCells({ strip: strips[reel] ?? [], stop: to.stops[reel] ?? 0 }, model.grid.rows);
    const before = landings[reel - 1] ?? 0;
    const brings = window.some((symbol) => triggers.has(symbol));
    if (brings) count += 1;
    return [
      ...(anticipated[reel] === true
        ? [{ at: before, kind: 'anticipation' as const, ms: landing - before }]
        : []),
      { at, kind: 'stop', reel },
      ...(brings ? [{ at, kind: 'trigger' as const, count }] : []),
    ];
  });
};
