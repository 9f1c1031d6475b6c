import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stateMachines } from '#local/testing/state-machines';

let lab: Awaited<ReturnType<typeof stateMachines>>;
let echo: string;
let waiting: string;
const releases: (() => void)[] = [];

beforeAll(async () => {
  lab = await stateMachines();
  echo = await lab.machine({ StartAt: 'Echo', States: { Echo: { Type: 'Succeed' } } });
  const Resource = lab.lambda('held', () => new Promise<void>((release) => releases.push(release)));
  waiting = await lab.machine({ StartAt: 'Wait', States: { Wait: { Type: 'Task', Resource, End: true } } });
});
afterAll(() => lab.stop());

const start = (stateMachineArn: string, name?: string, input?: string, client = lab.client) =>
  client.send(new StartExecutionCommand({ stateMachineArn, name, input }));
const find = (executionArn?: string, client = lab.client) =>
  client.send(new DescribeExecutionCommand({ executionArn }));
const stop = (executionArn?: string, client = lab.client) =>
  client.send(new StopExecutionCommand({ executionArn, error: 'Enough', cause: 'of it' }));

// AWS: Step Functions API Reference, "StartExecution", "DescribeExecution" and "StopExecution".
describe('an execution', () => {
  test('returns its input and result', async () => {
    const { executionArn, startDate } = await start(echo, 'one', '{"n":1}');
    expect(executionArn).toBe(`${echo.replace('stateMachine', 'execution')}:one`);
    const found = await find(executionArn);
    expect(found).toMatchObject({
      executionArn,
      stateMachineArn: echo,
      name: 'one',
      status: 'SUCCEEDED',
      input: '{"n":1}',
      output: '{"n":1}',
      startDate,
      stopDate: expect.any(Date),
    });
  });

  test('is listed with its state machine, the newest first', async () => {
    const stateMachineArn = await lab.machine({ StartAt: 'End', States: { End: { Type: 'Succeed' } } });
    const { stateMachines: machines } = await lab.client.send(new ListStateMachinesCommand({}));
    expect(machines?.map((machine) => machine.stateMachineArn)).toContain(stateMachineArn);
    for (const name of ['one', 'two']) await find((await start(stateMachineArn, name)).executionArn);
    const list = async (statusFilter?: 'SUCCEEDED' | 'RUNNING') =>
      (await lab.client.send(new ListExecutionsCommand({ stateMachineArn, statusFilter }))).executions;
    expect(await list('SUCCEEDED')).toMatchObject([
      { name: 'two', status: 'SUCCEEDED', stopDate: expect.any(Date) },
      { name: 'one' },
    ]);
    expect(await list('RUNNING')).toEqual([]);
    const missing = { stateMachineArn: `${stateMachineArn}-none` };
    await expect(lab.client.send(new ListExecutionsCommand(missing))).rejects.toMatchObject({
      name: 'StateMachineDoesNotExist',
    });
  });

  test('gets an empty object and a name by default', async () => {
    const { executionArn } = await start(echo);
    expect((await find(executionArn)).input).toBe('{}');
    expect((await start(echo)).executionArn).not.toBe(executionArn);
  });

  test('runs once if it is started repeatedly with the same name and input', async () => {
    const first = await start(waiting, 'same', '{"n":1}');
    expect(await start(waiting, 'same', '{"n":1}')).toMatchObject({
      executionArn: first.executionArn,
      startDate: first.startDate,
    });
    const exists = { name: 'ExecutionAlreadyExists' };
    await expect(start(waiting, 'same', '{"n":2}')).rejects.toMatchObject(exists);
    await start(echo, 'ended', '{}');
    await expect(start(echo, 'ended', '{}')).rejects.toMatchObject(exists);
  });

  test('can be stopped', async () => {
    const { executionArn } = await start(waiting);
    expect(await find(executionArn)).toMatchObject({ status: 'RUNNING' });
    const { stopDate } = await stop(executionArn);
    expect((await stop(executionArn)).stopDate).toEqual(stopDate);
    for (const release of releases) release();
    expect(await find(executionArn)).toMatchObject({
      status: 'ABORTED',
      error: 'Enough',
      cause: 'of it',
      stopDate,
    });
  });

  test.each([
    ['a machine that is not there', 'StateMachineDoesNotExist', () => start(`${echo}x`)],
    [
      'an execution that is not there',
      'ExecutionDoesNotExist',
      () => find(echo.replace('stateMachine', 'execution')),
    ],
    ['what is no ARN', 'InvalidArn', () => start('echo')],
    ['an input that is not JSON', 'InvalidExecutionInput', () => start(echo, 'x', '{')],
    ['a name with a slash', 'InvalidName', () => start(echo, 'a/b')],
    [
      'an input of more than 256 KB',
      'ValidationException',
      () => start(echo, 'x', `"${'x'.repeat(262_143)}"`),
    ],
  ])('is rejected for %s', async (_what, name, ask) => {
    await expect(ask()).rejects.toMatchObject({ name });
  });
});

test('each operation requires permission on the machine or its executions', async () => {
  const { executionArn } = await start(waiting, 'guarded', '{}');
  const acting = (...statements: { Action: string; Resource: string }[]) =>
    new SFNClient(
      lab.cloud.sdk(
        lab.cloud.role(
          `caller${statements.length}`,
          statements.map((each) => ({ Effect: 'Allow' as const, ...each })),
        ),
      ),
    );
  const starter = acting({ Action: 'states:StartExecution', Resource: waiting });
  const denied = {
    name: 'AccessDeniedException',
    message: expect.stringContaining('not authorized to perform: states:'),
  };
  expect((await start(waiting, 'guarded', '{}', starter)).executionArn).toBe(executionArn);
  await expect(start(echo, 'x', '{}', starter)).rejects.toMatchObject(denied);
  await expect(find(executionArn, starter)).rejects.toMatchObject(denied);
  await expect(stop(executionArn, starter)).rejects.toMatchObject(denied);
  const all = `${waiting.replace('stateMachine', 'execution')}:*`;
  const watcher = acting(
    { Action: 'states:DescribeExecution', Resource: all },
    { Action: 'states:StopExecution', Resource: all },
  );
  expect(await find(executionArn, watcher)).toMatchObject({ name: 'guarded' });
  await stop(executionArn, watcher);
});
