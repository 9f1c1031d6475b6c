import { expect, test } from 'vitest';
import { chunkPlayer, chunkRounds, type RunJob } from '@novalink/engine/lab';
import { twentyLines } from '@novalink/engine/models';
import { modelHash } from '@novalink/engine';
import { diamonds } from '@novalink/engine/testing';
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
