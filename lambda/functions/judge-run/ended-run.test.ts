import { expect, test } from '@jest/globals';
import { coinFlip, jobOf, played } from '@novalink/engine/testing';
import { multiplier } from '@novalink/engine/models';
import { exactModel } from '@novalink/engine/exact';
import { declarationOf, judgeRun } from '@novalink/engine/lab';
import { endedRun } from '#lambda/functions/judge-run/ended-run';

/**
 * The largest win that the verdict of a run reports, for a model with too many outcomes to enumerate: from
 * its rounds alone.
 */
function largestWin(
  model: typeof multiplier,
  declaredMaxWinX: number,
  isTooLarge: boolean,
): number | undefined {
  const declaration = { ...declarationOf(model), declaredMaxWinX };
  const result = played(model, jobOf(model, 100));
  const exact = exactModel(model);
  const { spread: _, ...metrics } = exact.metrics;
  const judged = judgeRun(model, declaration, result, isTooLarge ? { metrics: metrics } : exact);
  return endedRun(judged, result, declaration).maxWinX ?? undefined;
}

test('reports the declared largest win, unless a round won more', () => {
  const { maxWinX } = multiplier.declared;
  expect(largestWin(multiplier, maxWinX, false)).toBe(maxWinX);
  expect(largestWin(multiplier, maxWinX, true)).toBe(maxWinX);
  const seen = largestWin(multiplier, 1, true);
  expect(seen).toBeGreaterThan(1);
  expect(seen).toBeLessThan(maxWinX);
});

test('reports the largest possible win if another one is declared', () => {
  expect(largestWin(coinFlip, 3, false)).toBe(2);
});
