import type { MathModel } from '#engine/slots/model/math-model';
import { modelInFreeSpins, modeOf } from '#engine/slots/model/model-parts';
import { roundCounter, type ChunkTally } from '../tally/chunk-tally';
import type { GeneratorState } from './generator';
import { lineMasks } from './line-masks';
import { lineRounds } from './line-rounds';
import { spinTables } from './spin-tables';
import { spinner } from './spinner';

/** Plays the next rounds of a generator and advances its state. */
export type Simulator = (state: GeneratorState, rounds: number) => ChunkTally;

/**
 * Plays rounds of one mode with the same draws as `playRound`, but much faster. A simulator belongs to one
 * thread. It caches steps of the model for all chunks; the cache does not affect results. `room` is the size
 * of its tables.
 */
export function simulator(model: MathModel, modeId: string, room?: number): Simulator {
  const mode = modeOf(model, modeId);
  const { features = [] } = model;
  const cap = model.maxWinX * mode.cost;
  const counter = roundCounter(mode.cost);
  const masks = lineMasks(model, mode, mode.reelSet);
  const simple = masks && lineRounds({ masks, cost: mode.cost, cap, counter });
  const base = spinTables(model, mode, mode.reelSet, room);
  const free = features.map(({ reelSet }) => spinTables(modelInFreeSpins(model), mode, reelSet, room));
  const { spin } = spinner();

  return (words, rounds) => {
    const triggered = features.map(() => 0);
    let [lines, scatters, fromFeatures, freeSpins, freeHits, capped] = [0, 0, 0, 0, 0, 0];
    for (let round = simple?.play(words, rounds) ?? 0; round < rounds;) {
      const { won, ending } = spin(base, words);
      const { scatters: anywhere, awards } = base.endings[ending] ?? nothing;
      const onLines = Math.min(won, cap);
      let credits = Math.min(won + anywhere, cap);
      lines += onLines;
      scatters += credits - onLines;
      const isBlank = credits === 0;
      for (let index = 0; index < features.length && ending > 0; index += 1) {
        const feature = features[index];
        const tables = free[index];
        if (!feature || !tables) continue;
        let awarded = Math.min(awards[index] ?? 0, feature.maxSpins);
        if (awarded > 0 && credits < cap) triggered[index] = (triggered[index] ?? 0) + 1;
        for (let played = 0; played < awarded && credits < cap; played += 1) {
          const step = spin(tables, words);
          const end = tables.endings[step.ending] ?? nothing;
          const gained = Math.min((step.won + end.scatters) * feature.multiplier, cap - credits);
          credits += gained;
          fromFeatures += gained;
          freeSpins += 1;
          if (feature.retrigger) awarded = Math.min(awarded + (end.awards[index] ?? 0), feature.maxSpins);
        }
      }
      if (isBlank && credits > 0) freeHits += 1;
      if (credits >= cap) capped += 1;
      counter.count(credits);
      round += 1;
      if (simple && round < rounds) round += simple.play(words, rounds - round);
    }
    const simply = simple?.won();
    lines += simply?.lines ?? 0;
    scatters += simply?.scatters ?? 0;
    return {
      ...counter.counts(),
      ...{ lines, scatters, features: fromFeatures, triggered, freeSpins, freeHits, capped },
    };
  };
}

const nothing = { scatters: 0, awards: [] };
