import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { stateMachines } from '#local/testing/state-machines';
import { isNamed } from './error-names';

let lab: Awaited<ReturnType<typeof stateMachines>>;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  lab = await stateMachines();
});
afterAll(() => lab.stop());

let calls = 0;
/** A function whose calls fail with these errors, one after the other, before it succeeds. */
function failing(...errors: string[]) {
  calls += 1;
  lab.pauses.length = 0;
  const left = [...errors];
  return lab.lambda(`failing${calls}`, () => {
    const name = left.shift();
    if (name !== undefined) throw Object.assign(new Error(`no ${name}`), { name });
    return 'done';
  });
}

const ending = async (fields: object, input: unknown = {}) => {
  const States = {
    It: { Type: 'Task', End: true, ...fields },
    ...('Catch' in fields && { Caught: { Type: 'Succeed' } }),
  };
  return lab.ending(await lab.machine({ StartAt: 'It', States }), input);
};

// AWS: Step Functions Developer Guide, "Handling errors in Step Functions workflows".
describe('a retrier', () => {
  test('retries after increasing delays', async () => {
    const Resource = failing('A', 'A');
    const Retry = [{ ErrorEquals: ['A'], IntervalSeconds: 1, BackoffRate: 1.5, MaxAttempts: 2 }];
    expect(await ending({ Resource, Retry })).toEqual({ status: 'SUCCEEDED', output: 'done' });
    expect(lab.pauses).toEqual([1000, 1500]);
  });

  test('has its own maximum number of attempts', async () => {
    const Resource = failing('A', 'B', 'A');
    const Retry = [
      { ErrorEquals: ['A'], MaxAttempts: 1 },
      { ErrorEquals: ['States.ALL'], MaxAttempts: 1 },
    ];
    expect(await ending({ Resource, Retry })).toMatchObject({ status: 'FAILED', error: 'A' });
    expect(lab.pauses).toEqual([1000, 1000]);
  });

  test('respects its maximum delay, and ignores other errors', async () => {
    const Resource = failing('A', 'B');
    const Retry = [{ ErrorEquals: ['A'], IntervalSeconds: 50, MaxDelaySeconds: 1 }];
    expect(await ending({ Resource, Retry })).toMatchObject({ status: 'FAILED', error: 'B' });
    expect(lab.pauses).toEqual([1000]);
  });
});

describe('a catcher', () => {
  const cause = JSON.stringify({ errorType: 'A', errorMessage: 'no A', trace: [] });

  test('passes on the error of a function', async () => {
    const Resource = failing('A');
    const Catch = [{ ErrorEquals: ['States.TaskFailed'], Next: 'Caught' }];
    expect(await ending({ Resource, Catch }, { n: 1 })).toEqual({
      status: 'SUCCEEDED',
      output: { Error: 'A', Cause: cause },
    });
  });

  test('puts the error into the input', async () => {
    const Resource = failing('A');
    const Catch = [
      { ErrorEquals: ['B'], Next: 'Caught' },
      { ErrorEquals: ['A'], ResultPath: '$.failure', Next: 'Caught' },
    ];
    expect(await ending({ Resource, Catch }, { n: 1 })).toMatchObject({
      output: { n: 1, failure: { Error: 'A' } },
    });
  });

  test('runs after the retriers', async () => {
    const Resource = failing('A', 'A');
    const Retry = [{ ErrorEquals: ['A'], MaxAttempts: 1 }];
    const Catch = [{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'Caught' }];
    expect(await ending({ Resource, Retry, Catch }, { n: 1 })).toEqual({
      status: 'SUCCEEDED',
      output: { n: 1 },
    });
    expect(lab.pauses).toEqual([1000]);
  });
});

test.each([
  ['A', ['A'], true],
  ['A', ['B'], false],
  ['A', ['States.ALL'], true],
  ['A', ['States.TaskFailed'], true],
  ['States.Timeout', ['States.TaskFailed'], false],
  ['States.Timeout', ['States.Timeout'], true],
  ['States.Timeout', ['States.ALL'], true],
  ['States.Runtime', ['States.ALL'], false],
  ['States.Runtime', ['States.Runtime'], false],
  ['States.DataLimitExceeded', ['States.ALL'], false],
  ['States.DataLimitExceeded', ['States.TaskFailed'], false],
  ['States.DataLimitExceeded', ['States.DataLimitExceeded'], true],
])('%s is among %p: %p', (error, names, expected) => {
  expect(isNamed(error, names)).toBe(expected);
});
