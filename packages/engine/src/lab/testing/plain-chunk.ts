import type { MathModel } from '#engine/slots/model/math-model';
import { modeOf, totalOf } from '#engine/slots/model/model-parts';
import { playRound } from '#engine/slots/play/play-round';
import { roundCounter, type ChunkTally } from '../tally/chunk-tally';
import { drawFrom, type GeneratorState } from '../simulate/generator';
import { simulator } from '../simulate/simulate-chunk';

/** The expected result of `simulator`, computed with the engine of live play. */
export function plainChunk(
  model: MathModel,
  modeId: string,
  state: GeneratorState,
  rounds: number,
): ChunkTally {
  const { cost } = modeOf(model, modeId);
  const cap = model.maxWinX * cost;
  const { features = [] } = model;
  const draw = drawFrom(state);
  const counter = roundCounter(cost);
  const triggered = features.map(() => 0);
  let [lines, scatters, fromFeatures, freeSpins, freeHits, capped] = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { steps, credits, capped: isCapped } = playRound(model, modeId, draw);
    const [base, ...further] = steps;
    if (!base) throw new Error('A round has no step.');
    const onLines = Math.min(base.win - totalOf(base.scatters.map((win) => win.credits)), cap);
    lines += onLines;
    scatters += base.credits - onLines;
    fromFeatures += totalOf(further.map((step) => step.credits));
    freeSpins += further.length;
    if (base.credits === 0 && credits > 0) freeHits += 1;
    if (isCapped) capped += 1;
    features.forEach(({ id }, index) => {
      if (further.some(({ feature }) => feature === id)) triggered[index] = (triggered[index] ?? 0) + 1;
    });
    counter.count(credits);
  }
  return {
    ...counter.counts(),
    ...{ lines, scatters, features: fromFeatures, triggered, freeSpins, freeHits, capped },
  };
}

/** The tallies of two chunks of each mode, and the final states, of the fast and of the plain engine. */
export const bothEngines = (
  model: MathModel,
  rounds: number,
  state: GeneratorState,
  room?: number,
): readonly (readonly [fast: unknown, plain: unknown])[] =>
  model.modes.flatMap(({ id }) => {
    const [fast, plain] = [state.slice(), state.slice()];
    const simulate = simulator(model, id, room);
    const chunk = () => [simulate(fast, rounds), plainChunk(model, id, plain, rounds)] as const;
    // The second chunk meets what the first has learnt.
    return [chunk(), chunk(), [fast, plain] as const];
  });
