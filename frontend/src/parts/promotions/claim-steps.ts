import type { ClaimStepUnit } from '#domain/generated/types';
import { coinsOf } from '#domain/wallet/amounts';
import type { ShownClaim, ShownProgress } from './list-claims';
import { promotionCoins } from './reward-labels';

type Step = ShownProgress['steps'][number];
type InCoins = Pick<ShownClaim, 'coin' | 'decimals'>;

/** What is done of a step: `3 of 10 free rounds played` or `200.00 of 500.00 GLD wagered`. */
const stepTexts: Readonly<Record<ClaimStepUnit, (step: Step, coin: InCoins) => string>> = {
  FREE_ROUNDS: ({ done, target }) => `${done} of ${target} free rounds played`,
  BETS: ({ done, target }, coin) =>
    `${coinsOf(BigInt(done), coin.decimals)} of ${promotionCoins(target, coin)} wagered`,
};

/** A step as a progress bar. */
export interface ShownStep {
  readonly unit: ClaimStepUnit;
  readonly done: number;
  readonly most: number;
  readonly amounts: string;
}

export const shownSteps = ({ steps }: Pick<ShownProgress, 'steps'>, coin: InCoins): readonly ShownStep[] =>
  steps.map((step) => {
    const { unit, target } = step;
    const most = Number(target);
    return { unit, most, done: Math.min(Number(step.done), most), amounts: stepTexts[unit](step, coin) };
  });

/** The current step of the player. Undefined for a reward that is not in progress. */
export const currentStep = (
  progress: Pick<ShownProgress, 'steps'> | null,
  coin: InCoins,
): ShownStep | undefined => (progress ? shownSteps(progress, coin).at(-1) : undefined);
