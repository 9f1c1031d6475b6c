import { DescribeExecutionCommand, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { stateMachines } from '#local/testing/state-machines';
import { untilTrue } from '#local/testing/until';

let lab: Awaited<ReturnType<typeof stateMachines>>;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  lab = await stateMachines();
});
afterAll(() => lab.stop());

const distributed = { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' };
const map = (Resource: string, fields: object = {}, ProcessorConfig: object = distributed) => ({
  StartAt: 'All',
  States: {
    All: {
      Type: 'Map',
      ItemsPath: '$.items',
      End: true,
      ItemProcessor: {
        ProcessorConfig,
        StartAt: 'One',
        States: { One: { Type: 'Task', Resource, End: true } },
      },
      ...fields,
    },
  },
});

const modes = [
  ['distributed', distributed],
  ['express', { Mode: 'DISTRIBUTED', ExecutionType: 'EXPRESS' }],
  ['inline', { Mode: 'INLINE' }],
] as const;

// AWS: Step Functions Developer Guide, "Using Map state in Inline mode" and "… in Distributed mode".
describe.each(modes)('a map, %s,', (_mode, config) => {
  test('runs for each item and keeps their order', async () => {
    const ended: number[] = [];
    const Resource = lab.lambda('reversed', async (n: number) => {
      await untilTrue(() => n === 2 || ended.includes(n + 1));
      ended.push(n);
      return n * 2;
    });
    const machine = await lab.machine(map(Resource, { ResultPath: '$.twice' }, config));
    expect(await lab.ending(machine, { items: [0, 1, 2] })).toEqual({
      status: 'SUCCEEDED',
      output: { items: [0, 1, 2], twice: [0, 2, 4] },
    });
    expect(ended).toEqual([2, 1, 0]);
    expect(await lab.ending(machine, { items: [] })).toMatchObject({ output: { twice: [] } });
  });

  test('limits parallel items', async () => {
    const running: (() => void)[] = [];
    const Resource = lab.lambda('counted', () => new Promise<void>((end) => running.push(end)));
    const items = Array.from({ length: 20 }, (_, n) => n);
    /** Ends items only when this many run in parallel, or all of the rest. */
    const mostOf = async (fields: object, parallel: number) => {
      let most = 0;
      const ending = lab.ending(await lab.machine(map(Resource, fields, config)), { items });
      for (let left = items.length; left > 0;) {
        await untilTrue(() => running.length >= Math.min(parallel, left));
        most = Math.max(most, running.length);
        left -= running.length;
        for (const end of running.splice(0)) end();
      }
      await ending;
      return most;
    };
    expect(await mostOf({ MaxConcurrency: 3 }, 3)).toBe(3);
    expect(await mostOf({}, 20)).toBe(20);
  });

  test('passes the selected part of each item', async () => {
    const ItemSelector = {
      'n.$': '$$.Map.Item.Index',
      'item.$': '$$.Map.Item.Value.id',
      'run.$': '$.run',
    };
    const machine = await lab.machine(
      map(
        lab.lambda('same', (event) => event),
        { ItemSelector },
        config,
      ),
    );
    expect(await lab.ending(machine, { run: 'r', items: [{ id: 'a' }, { id: 'b' }] })).toMatchObject({
      output: [
        { n: 0, item: 'a', run: 'r' },
        { n: 1, item: 'b', run: 'r' },
      ],
    });
  });

  test('fails if the input is not a list', async () => {
    const machine = await lab.machine(
      map(
        lab.lambda('any', () => 1),
        {},
        config,
      ),
    );
    expect(await lab.ending(machine, { items: {} })).toMatchObject({
      error: 'States.Runtime',
      cause: 'Reference path "$.items" must point to array.',
    });
  });
});

describe('an item that fails', () => {
  const started: number[] = [];
  const breaking = () =>
    lab.lambda('breaking', (n: number) => {
      started.push(n);
      if (n === 1) throw new RangeError('one');
    });

  test('ends a distributed map without starting further items', async () => {
    const machine = await lab.machine(map(breaking(), { MaxConcurrency: 1 }));
    expect(await lab.ending(machine, { items: [0, 1, 2, 3] })).toEqual({
      status: 'FAILED',
      error: 'States.ExceedToleratedFailureThreshold',
      cause: 'The specified tolerated failure threshold was exceeded',
    });
    expect(started).toEqual([0, 1]);
  });

  test('ends an inline map by its own error', async () => {
    const machine = await lab.machine(map(breaking(), {}, { Mode: 'INLINE' }));
    expect(await lab.ending(machine, { items: [1] })).toMatchObject({ error: 'RangeError' });
  });
});

test('children of a distributed map are executions that the machine’s role can start', async () => {
  const Resource = lab.lambda('free', () => 1);
  const invoke = { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource } as const;
  const machine = await lab.machine(map(Resource), invoke);
  expect(await lab.ending(machine, { items: [1] })).toMatchObject({
    error: 'States.Permissions',
    cause: expect.stringMatching(
      /not authorized to perform: states:StartExecution on resource: .*:stateMachine:/,
    ),
  });
  expect(await lab.ending(await lab.machine(map(Resource, {}, {}), invoke), { items: [1] })).toMatchObject({
    output: [1],
  });
});

test('a child has its own context object', async () => {
  const same = lab.lambda('same', (event) => event);
  const One = {
    Type: 'Task',
    Resource: same,
    Parameters: { 'id.$': '$$.Execution.Id', 'input.$': '$$.Execution.Input' },
    End: true,
  };
  const ItemProcessor = { ProcessorConfig: distributed, StartAt: 'One', States: { One } };
  const machine = await lab.machine(map(same, { ItemProcessor, Label: 'part' }));
  const id = expect.stringMatching(/^arn:aws:states:[^:]+:\d+:execution:[\w-]+\/part:[0-9a-f-]{36}$/);
  expect(await lab.ending(machine, { items: ['a'] })).toMatchObject({ output: [{ id, input: 'a' }] });
});

test('a stop also ends the children', async () => {
  const started: number[] = [];
  const releases: (() => void)[] = [];
  const Resource = lab.lambda('counting', (n: number) => {
    started.push(n);
    return new Promise<void>((release) => releases.push(release));
  });
  const stateMachineArn = await lab.machine(map(Resource, { MaxConcurrency: 2 }));
  const input = JSON.stringify({ items: [0, 1, 2, 3] });
  const { executionArn } = await lab.client.send(new StartExecutionCommand({ stateMachineArn, input }));
  await lab.client.send(new StopExecutionCommand({ executionArn }));
  for (const release of releases) release();
  expect(await lab.client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
    status: 'ABORTED',
  });
  expect(started).toEqual([0, 1]);
});
