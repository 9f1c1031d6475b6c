import { describe, expect, test } from '@jest/globals';
import { validateModel } from '#engine/slots/validate/validate-model';
import { modelHash } from '#engine/slots/model/model-hash';
import { chunkState } from '../simulate/chunk-seed';
import { exactModel } from '../exact/exact-model';
import { knownRtp } from '../exact/figure';
import { simulator } from '../simulate/simulate-chunk';
import { plainChunk } from '../testing/plain-chunk';
import { jobOf } from '../testing/played-run';
import { wrongModels } from '../testing/wrong-models';
import { exampleModels } from './example-models';

const all = [...exampleModels, ...Object.values(wrongModels)].map((model) => [model.name, model] as const);

test.each(all)('%s is valid and gives the same rounds in both engines', (_, model) => {
  expect(validateModel(JSON.parse(JSON.stringify(model)))).toEqual({ model });
  for (const { id } of model.modes) {
    const [fast, plain] = [0, 0].map((chunk) => chunkState(jobOf(model, 1, 7, id), chunk));
    if (!fast || !plain) throw new Error('A chunk has a state.');
    // Whole histograms, not means: a rule that is a little wrong hides in the noise of a mean.
    expect(simulator(model, id)(fast, 1500)).toEqual(plainChunk(model, id, plain, 1500));
    expect(fast).toEqual(plain);
  }
});

test.each(exampleModels.map((model) => [model.name, model] as const))(
  '%s matches its declaration exactly',
  (_, model) => {
    const { rtp, spread } = exactModel(model).metrics;
    expect(knownRtp(rtp)).toBe(model.declared.rtp);
    expect(spread?.maxWinX).toBe(model.declared.maxWinX);
  },
);

describe('the examples', () => {
  test('are different games and cover all features of models', () => {
    expect(new Set(exampleModels.map(modelHash)).size).toBe(exampleModels.length);
    expect(new Set(exampleModels.map(({ name }) => name)).size).toBe(exampleModels.length);
    const kinds = new Set(exampleModels.map(({ evaluation }) => evaluation.kind));
    expect(kinds).toEqual(new Set(['LINES', 'WAYS', 'SCATTER_ONLY']));
    const features = exampleModels.flatMap((model) => model.features ?? []);
    expect(features.some(({ retrigger }) => retrigger)).toBe(true);
    expect(features.some(({ multiplier }) => multiplier > 1)).toBe(true);
    expect(exampleModels.some(({ fixedPrizes = [] }) => fixedPrizes.length > 0)).toBe(true);
  });
});
