import { expect, test } from 'vitest';
import { decidedFigure, exactModel } from '@novalink/engine/exact';
import { readModel } from '@novalink/engine';
import { smallestModel } from './math-model-tables';

test('the example of the format is a valid model that declares its exact RTP', () => {
  const read = readModel(smallestModel);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const { declared } = read.model;
  expect(decidedFigure(exactModel(read.model).metrics.rtp, 3)).toBe(declared.rtp);
});
