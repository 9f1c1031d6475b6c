import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { asynchronousInvocations } from './asynchronous';
import type { DeployedFunction } from './deployed-function';
import type { FunctionsRegister } from './functions-register';

test('discards pending retries on stop', async () => {
  const runs: string[] = [];
  const functions = {
    find: (name: string) => ({ name, arn: name }) as DeployedFunction,
    run: (arn: string) => {
      runs.push(arn);
      return Promise.reject(new Error('fails'));
    },
  } as unknown as FunctionsRegister;
  const letters: string[] = [];
  const invocations = asynchronousInvocations({
    functions,
    clock: { now: () => new Date() },
    queues: { send: (arn) => void letters.push(arn) },
  });
  invocations.configure('broken', { mostRetries: 2, onFailure: 'letters', onSuccess: undefined });
  void invocations.send('broken', {}, '1');
  await pause(50);
  expect(runs).toEqual(['broken']);
  invocations.stop();
  await pause(1200);
  expect([runs, letters]).toEqual([['broken'], []]);
});
