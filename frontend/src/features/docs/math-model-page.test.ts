import { expect, test } from '@jest/globals';
import { exactReturn } from '#domain/slots/exact/exact-return';
import { toDecimal } from '#domain/slots/exact/fraction';
import { readModel } from '#domain/slots/model/read-model';
import { smallestModel } from './math-model-tables';

test('the example of the format is a valid model that declares its exact RTP', () => {
  const read = readModel(smallestModel);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const { declared } = read.model;
  expect(toDecimal(exactReturn(read.model).rtp, 3)).toBe(declared.rtp);
});
