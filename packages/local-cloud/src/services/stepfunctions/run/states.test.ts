import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { stateMachines } from '#local/testing/state-machines';

let lab: Awaited<ReturnType<typeof stateMachines>>;
let echo: string;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  lab = await stateMachines();
  echo = lab.lambda('echo', (event) => ({ got: event }));
});
afterAll(() => lab.stop());

const only = (state: object) => ({ StartAt: 'It', States: { It: state } });
const task = (fields: object) => only({ Type: 'Task', Resource: echo, End: true, ...fields });
const outputOf = async (definition: object, input: unknown) => {
  const { output, ...others } = await lab.ending(await lab.machine(definition), input);
  expect(others).toEqual({ status: 'SUCCEEDED' });
  return output;
};

// AWS: Step Functions Developer Guide, "Processing input and output in Step Functions".
describe('a task', () => {
  const input = { a: { b: [1, 2] }, keep: true };

  test('gets its input and passes on its result', async () => {
    expect(await outputOf(task({}), input)).toEqual({ got: input });
    expect(await outputOf(task({ Resource: lab.lambda('silent', () => undefined) }), input)).toBeNull();
  });

  test.each([
    ['InputPath', { InputPath: '$.a.b[1]' }, { got: 2 }],
    ['no InputPath', { InputPath: null }, { got: {} }],
    ['OutputPath', { OutputPath: "$['got'].keep" }, true],
    ['no OutputPath', { OutputPath: null }, {}],
    ['ResultPath', { ResultPath: '$.a.c.d' }, { a: { b: [1, 2], c: { d: { got: input } } }, keep: true }],
    ['no ResultPath', { ResultPath: null }, input],
    ['ResultSelector', { ResultSelector: { 'it.$': '$.got.keep' } }, { it: true }],
    [
      'a path into a list',
      { InputPath: '$.keep', ResultPath: '$.a.b[0]' },
      { a: { b: [{ got: true }, 2] }, keep: true },
    ],
    [
      'Parameters',
      { Parameters: { fix: 1, of: [{ 'b.$': '$.a.b' }], 'name.$': '$$.State.Name' } },
      { got: { fix: 1, of: [{ b: [1, 2] }], name: 'It' } },
    ],
  ])('of %s', async (_what, fields, output) => {
    expect(await outputOf(task(fields), input)).toEqual(output);
  });

  test('of the integration returns the payload', async () => {
    const Parameters = { FunctionName: echo, 'Payload.$': '$.a' };
    expect(await outputOf(task({ Resource: 'arn:aws:states:::lambda:invoke', Parameters }), input)).toEqual({
      ExecutedVersion: '$LATEST',
      StatusCode: 200,
      Payload: { got: { b: [1, 2] } },
    });
  });
});

test('the context object describes the execution, the machine and the state', async () => {
  const Parameters = { 'all.$': '$$' };
  const { all } = (await outputOf(only({ Type: 'Pass', Parameters, End: true }), { n: 1 })) as {
    all: object;
  };
  const text = expect.any(String);
  expect(all).toEqual({
    Execution: { Id: text, Name: text, Input: { n: 1 }, RoleArn: text, StartTime: text },
    StateMachine: { Id: text, Name: text },
    State: { Name: 'It', EnteredTime: text, RetryCount: 0 },
  });
});

test('states run in order', async () => {
  const States = {
    First: { Type: 'Pass', Result: { x: 0 }, ResultPath: '$.made', Next: 'Second' },
    Second: { Type: 'Task', Resource: echo, Next: 'Third' },
    Third: { Type: 'Succeed', OutputPath: '$.got' },
  };
  expect(await outputOf({ StartAt: 'First', States }, { n: 1 })).toEqual({ n: 1, made: { x: 0 } });
});

describe('an execution fails', () => {
  const ending = async (definition: object, input: unknown = {}) =>
    lab.ending(await lab.machine(definition), input);

  test('in a Fail state', async () => {
    expect(await ending(only({ Type: 'Fail', Error: 'Bad', Cause: 'luck' }))).toEqual({
      status: 'FAILED',
      error: 'Bad',
      cause: 'luck',
    });
  });

  test.each([
    ['a path that leads nowhere', { InputPath: '$.none' }, 'States.Runtime'],
    ['a parameter that is not there', { Parameters: { 'a.$': '$.none' } }, 'States.ParameterPathFailure'],
    ['a result that has no place', { ResultPath: '$.n.deep' }, 'States.ResultPathMatchFailure'],
    [
      'a function that is not there',
      { Resource: 'arn:aws:lambda:eu-west-1:000000000000:function:none' },
      'Lambda.ResourceNotFoundException',
    ],
  ])('of %s', async (_what, fields, error) => {
    expect(await ending(task(fields), { n: 1 })).toMatchObject({ status: 'FAILED', error });
  });

  // AWS: Step Functions Developer Guide, "Service quotas", 256 KiB.
  test('with a result that is too large', async () => {
    const Resource = lab.lambda('large', (length) => 'x'.repeat(length));
    expect(await ending(task({ Resource }), 262_142)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await ending(task({ Resource }), 262_143)).toMatchObject({ error: 'States.DataLimitExceeded' });
    const Catch = [{ ErrorEquals: ['States.ALL'], Next: 'It' }];
    expect(await ending(task({ Resource, Catch }), 262_143)).toMatchObject({
      error: 'States.DataLimitExceeded',
    });
  });

  test('by its timeout', async () => {
    const Resource = lab.lambda('slow', () => new Promise(() => undefined));
    expect(await ending({ ...task({ Resource }), TimeoutSeconds: 1 })).toEqual({
      status: 'TIMED_OUT',
      error: 'States.Timeout',
    });
    expect(await ending(task({ Resource, TimeoutSeconds: 1 }))).toEqual({
      status: 'FAILED',
      error: 'States.Timeout',
    });
  });
});
