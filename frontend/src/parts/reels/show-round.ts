import { announceMs, freeSpinMotion, landingsOf, spinMotion, standMs, stillMotion, summaryMs } from './pace';
import type { ShownStep } from './shown-step';
import type { FreeSpins, ReelsPosition, Scene } from './scene';

export interface LandedStep extends ShownStep {
  readonly at: ReelsPosition;
  /** The reels that spin longer. */
  readonly anticipated: readonly boolean[];
}

interface Shown {
  readonly scene?: Scene;
  readonly step?: ShownStep | undefined;
  readonly freeSpins?: FreeSpins;
}

interface Needs {
  readonly scene: () => Scene;
  readonly change: (changes: Shown) => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Whether the user prefers reduced motion. */
  readonly isStill: () => boolean;
}

/** Shows the steps of a round one after the other; `skip` goes directly to the last one. */
export const showRound = (steps: readonly LandedStep[], needs: Needs) => {
  const { scene, change, isStill } = needs;
  let isSkipped = false;
  let skip: () => void = () => undefined;
  const skipped = new Promise<void>((resolve) => {
    skip = () => {
      isSkipped = true;
      resolve();
    };
  });
  const pause = (milliseconds: number) => Promise.race([needs.pause(milliseconds), skipped]);

  const land = async (step: LandedStep): Promise<void> => {
    const motion = isStill() ? stillMotion : step.isFree ? freeSpinMotion : spinMotion;
    const { at, anticipated } = step;
    const landings = landingsOf(motion, anticipated);
    const landing = { turn: scene().turn + 1, from: scene().to, to: at, landings, anticipated };
    change({ scene: { ...landing, movement: 'landing' }, step: undefined });
    await pause(landings.at(-1) ?? 0);
    change({ scene: { ...landing, movement: 'stopped' }, step });
  };

  const show = async (): Promise<void> => {
    let awarded = 0;
    let won = 0;
    const last = steps.length - 1;
    const multiplier = steps[1]?.multiplier ?? 1;
    const notify = (number: number, card?: FreeSpins['card']) =>
      change({ freeSpins: { number, awarded, won, multiplier, card } });
    for (const [index, step] of steps.entries()) {
      const isPassedOver = isSkipped && index < last;
      if (step.isFree) notify(index);
      if (!isPassedOver) await land(step);
      awarded += step.awarded;
      if (step.isFree) won += step.coins;
      if (last > 0) notify(index);
      if (isPassedOver || last === 0) continue;
      if (step.coins > 0 || index > 0) await pause(standMs);
      if (isSkipped || step.awarded === 0 || index === last) continue;
      notify(index, index === 0 ? 'intro' : 'more');
      await pause(announceMs);
    }
    if (last === 0) return;
    notify(last, 'summary');
    await pause(summaryMs);
    notify(last);
  };

  return { ended: show(), skip };
};
