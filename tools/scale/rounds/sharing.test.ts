import { expect, test } from '@jest/globals';
import { sharingOfCrowd, sharingOfOne } from './sharing';

const summaries = { size: 3000, windowMs: 20_000 };
const blocks = { size: 500, windowMs: 1000 };
const scores = { size: 1000, windowMs: 1000 };
const needs = { summaries, countEveryMs: 300_000, blocks, scores, roundEveryMs: 3000, sharedRowsMs: 4000 };

test('a single player shares copies and cached rows only among their own rounds', () => {
  expect(sharingOfOne(needs)).toEqual({
    summaries: 0.15,
    marks: 0.15,
    counts: 0.01,
    blockUnits: 1,
    ...{ chainBatches: 1, scoreBatches: 1, viewers: 1 },
    sharedRows: 0.5,
    session: 0,
  });
  const immediate = { summaries: { ...summaries, windowMs: 0 }, sharedRowsMs: 3000 };
  expect(sharingOfOne({ ...needs, ...immediate })).toEqual({
    summaries: 1,
    marks: 1,
    counts: 0.01,
    blockUnits: 1,
    ...{ chainBatches: 1, scoreBatches: 1, viewers: 1 },
    sharedRows: 1,
    session: 0,
  });
});

test('with many players, batches are full early, and 15 movements share a unit of a block', () => {
  const crowd = { roundMs: 40, movementsPerRound: 1.5 };
  expect(sharingOfCrowd(needs, crowd)).toEqual({
    summaries: 0.5,
    marks: 1 / 3000,
    counts: 0.5 / 150_000,
    blockUnits: 0.1,
    ...{ chainBatches: 1.5 / 500, scoreBatches: 1 / 500, viewers: 100 },
    sharedRows: 0.01,
    session: 1,
  });
  const small = {
    ...needs,
    blocks: { size: 500, windowMs: 10 },
    summaries: { size: 1000, windowMs: 20_000 },
  };
  expect(sharingOfCrowd(small, crowd)).toEqual({
    summaries: 1,
    marks: 1 / 1000,
    counts: 1 / 150_000,
    blockUnits: 0.3,
    ...{ chainBatches: 1.5 * (1 / 5), scoreBatches: 1 / 500, viewers: 100 },
    sharedRows: 0.01,
    session: 1,
  });
});
