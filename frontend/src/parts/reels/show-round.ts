import { announceMs, freeSpinMotion, landingMs, spinMotion, standMs, stillMotion } from './pace';
import type { ShownStep } from './shown-step';
import type { FreeSpins, ReelsPosition, Scene } from './scene';

export interface LandedStep extends ShownStep {
  readonly at: ReelsPosition;
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
  /** Whether the person wants nothing to move. */
  readonly isStill: () => boolean;
}

/** Lands the steps of a round one after the other; `skip` goes to the last at once. */
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
    const landing = { turn: scene().turn + 1, from: scene().to, to: step.at, motion };
    change({ scene: { ...landing, movement: 'landing' }, step: undefined });
    await pause(landingMs(motion, step.window.length));
    change({ scene: { ...landing, movement: 'standing' }, step });
  };

  const show = async (): Promise<void> => {
    let awarded = 0;
    let won = 0;
    const last = steps.length - 1;
    for (const [index, step] of steps.entries()) {
      const isPassedOver = isSkipped && index < last;
      if (step.isFree) change({ freeSpins: { number: index, awarded, won } });
      if (!isPassedOver) await land(step);
      awarded += step.awarded;
      if (step.isFree) won += step.coins;
      if (last > 0) change({ freeSpins: { number: index, awarded, won } });
      if (!isPassedOver && index < last) await pause(index === 0 ? announceMs : standMs);
    }
  };

  return { ended: show(), skip };
};
