import { awardOf, entryOf, type MathModel, modelInFreeSpins } from '@novalink/engine';

interface LandedWindow {
  readonly window: readonly (readonly string[])[];
  readonly reelSet: string;
  /** The feature whose free spin this is; absent in the base game. */
  readonly feature?: string | undefined;
}

/**
 * For each reel, whether it spins longer: if the symbols on the previous reels leave a feature one reel away,
 * and this or a later reel can complete or extend it. It depends only on the stopped reels and the model,
 * never on the coming result.
 */
export const anticipatedReels = (model: MathModel, { window, reelSet, feature }: LandedWindow): boolean[] => {
  const strips = entryOf(model.reelSets, reelSet) ?? [];
  const features = (feature === undefined ? model : modelInFreeSpins(model)).features ?? [];
  const within = features.filter(({ id, retrigger }) =>
    feature === undefined ? true : id === feature && retrigger,
  );
  return window.map((_, reel) =>
    within.some(({ trigger, award }) => {
      const landed = countOf(window.slice(0, reel), trigger.symbol);
      const isPossible = strips[reel]?.includes(trigger.symbol) === true;
      const more = Array.from({ length: model.grid.rows }, (_none, rest) =>
        awardOf({ trigger, award }, landed + rest + 1),
      );
      return (
        reel > 0 &&
        landed > 0 &&
        isPossible &&
        landed + 1 >= trigger.min &&
        Math.max(...more) > awardOf({ trigger, award }, landed)
      );
    }),
  );
};

const countOf = (window: readonly (readonly string[])[], symbol: string): number =>
  window.flat().filter((cell) => cell === symbol).length;
