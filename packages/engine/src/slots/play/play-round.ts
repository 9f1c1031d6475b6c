import type { Draw } from './draw';
import { evaluate, type Outcome } from '../evaluate/evaluate';
import type { FreeSpins, MathModel, Mode } from '../model/math-model';
import { modelInFreeSpins, modeOf, reelsOf } from '../model/model-parts';

export interface Step extends Outcome {
  readonly kind: 'BASE' | 'FREE_SPIN';
  /** The feature to which the free spin belongs. */
  readonly feature?: string;
  readonly reelSet: string;
  readonly stops: readonly number[];
  readonly multiplier: number;
  /** The credits that the step adds to the round: win × multiplier, limited by the win cap. */
  readonly credits: number;
}

export interface Round {
  readonly steps: readonly Step[];
  readonly credits: number;
  /** Whether the round ended because it reached `maxWinX` times its cost. */
  readonly capped: boolean;
}

/**
 * Plays a whole round: the base spin, then the free spins of each triggered feature in the order of the
 * model. Draws one number for each reel from left to right, and no other numbers. During free spins, only the
 * same feature can award more spins, if it retriggers, up to its `maxSpins`.
 */
export function playRound(model: MathModel, modeId: string, draw: Draw): Round {
  const mode = modeOf(model, modeId);
  const cap = model.maxWinX * mode.cost;
  const steps: Step[] = [];
  let credits = 0;
  const spin = (feature?: FreeSpins): Step => {
    const step = spinOnce(model, mode, feature, draw, cap - credits);
    credits += step.credits;
    steps.push(step);
    return step;
  };

  const base = spin();
  for (const feature of model.features ?? []) {
    let awarded = Math.min(spinsFor(base, feature), feature.maxSpins);
    for (let played = 0; played < awarded && credits < cap; played += 1) {
      const step = spin(feature);
      if (feature.retrigger) awarded = Math.min(awarded + spinsFor(step, feature), feature.maxSpins);
    }
  }
  return { steps, credits, capped: credits >= cap };
}

const spinsFor = ({ triggers }: Outcome, { id }: FreeSpins): number =>
  triggers.find(({ feature }) => feature === id)?.spins ?? 0;

function spinOnce(
  model: MathModel,
  mode: Mode,
  feature: FreeSpins | undefined,
  draw: Draw,
  room: number,
): Step {
  const reelSet = feature?.reelSet ?? mode.reelSet;
  const multiplier = feature?.multiplier ?? 1;
  const stops = reelsOf(model, reelSet).map((strip) => draw(strip.length));
  const outcome = evaluate(feature ? modelInFreeSpins(model) : model, stops, { mode: mode.id, reelSet });
  return {
    ...outcome,
    kind: feature === undefined ? 'BASE' : 'FREE_SPIN',
    ...(feature === undefined ? {} : { feature: feature.id }),
    reelSet,
    stops,
    multiplier,
    credits: Math.min(outcome.win * multiplier, room),
  };
}
