import { expect, test } from 'vitest';
import { chunkPlayer } from '#domain/lab/simulate/play-chunks';
import { chunkRounds, type RunJob } from '#domain/lab/simulate/run-format';
import { twentyLines } from '#domain/lab/examples/twenty-lines';
import { modelHash } from '#domain/slots/model/model-hash';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { labTasks } from './lab-tasks';

const job: RunJob = {
  mathModelHash: modelHash(diamonds),
  mode: 'base',
  seed: 'ab'.repeat(32),
  rounds: chunkRounds + 500,
};

test.each([
  ['for this model', diamonds],
  ['for another model', twentyLines],
])('a thread that was prepared %s has the same results as one that was not', (_, model) => {
  const thread = labTasks();
  thread.prepare({ model, job: { mathModelHash: modelHash(model), mode: 'base' } });
  thread.open({ model: diamonds, job });
  const play = chunkPlayer(diamonds, job);
  expect(thread.play({ firstChunk: 1, chunks: 1 })).toEqual(play(1));
  expect(thread.play({ firstChunk: 0, chunks: 1 })).toEqual(play(0));
});
