import { expect, test } from '@jest/globals';
import { asynchronousInvocations } from './asynchronous';
import type { DeployedFunction } from './deployed-function';
import type { FunctionsRegister } from './functions-register';
import { untilTrue } from '#local/testing/until';

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
  const settled = invocations.send('broken', {}, '1');
  await untilTrue(() => runs.length === 1);
  invocations.stop();
  await settled;
  expect([runs, letters]).toEqual([['broken'], []]);
});
