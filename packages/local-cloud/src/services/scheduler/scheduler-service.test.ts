import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { AwsError } from '#local/platform/aws-error';
import { advancingClock, systemClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import { timetable, type Timetable } from '#local/services/schedules/timetable';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { createSchedulerService, type SchedulerService } from './scheduler-service';

const functionArn = (name: string) => `arn:aws:lambda:eu-west-1:000000000000:function:${name}`;
const machineArn = 'arn:aws:states:eu-west-1:000000000000:stateMachine:Machine';
const arnOf = (name: string, group = 'default') =>
  `arn:aws:scheduler:eu-west-1:000000000000:schedule/${group}/${name}`;

const storage = memoryStorage();
const clock = advancingClock({ storage });
const invoked: { target: string; event: unknown; role: string }[] = [];
const letters: string[] = [];
let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: SchedulerService;
let times: Timetable;
let RoleArn: string;

jest.spyOn(console, 'error').mockReturnValue();

function startService() {
  times = timetable({ clock, storage });
  const take = (target: string, event: unknown, caller: unknown) => {
    if (target === functionArn('Missing'))
      throw new AwsError('ResourceNotFoundException', 'Function not found', 404);
    invoked.push({ target, event, role: (caller as { principal: { roleArn: string } }).principal.roleArn });
    return Promise.resolve();
  };
  service = createSchedulerService({
    ...cloud.needs,
    timetable: times,
    eventTargets: { admit: () => undefined, send: take },
    stateMachines: { start: (arn, input, principal) => take(arn, JSON.parse(input), { principal }) },
    queues: { send: (_arn, body) => void letters.push(body) },
  });
  cloud.attach(service.handler);
}

beforeAll(async () => {
  cloud = await smallCloud({ storage, clock, tokenClock: systemClock });
  RoleArn = cloud.role('Starter', { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: '*' });
  startService();
});

afterAll(() => cloud.stop());

/** The clock's time in so many seconds, in the format of `at(…)`. */
const inSeconds = (seconds: number) =>
  new Date(clock.now().getTime() + seconds * 1000).toISOString().slice(0, 19);

const definition = (more: object = {}) => ({
  ScheduleExpression: `at(${inSeconds(60)})`,
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: { Arn: functionArn('Tick'), RoleArn, Input: '{"n":1}' },
  ...more,
});

const call = (method: string, target: string, body?: object, role?: string) =>
  cloud.signedRest('scheduler', method, target, body, role);
const create = (name: string, more: object = {}, role?: string) =>
  call('POST', `/schedules/${name}`, definition(more), role);
const advance = (seconds: number) => times.advanceTo(new Date(clock.now().getTime() + seconds * 1000));

// EventBridge Scheduler API Reference.
describe('the API', () => {
  test('creates, returns, replaces and deletes a schedule', async () => {
    const expression = `at(${inSeconds(9000)})`;
    const made = await create('Kept', { ScheduleExpression: expression, Description: 'one' });
    expect(made).toEqual({ status: 200, body: { ScheduleArn: arnOf('Kept') } });
    const got = await call('GET', '/schedules/Kept');
    expect(got.body).toMatchObject({
      Arn: arnOf('Kept'),
      Name: 'Kept',
      GroupName: 'default',
      Description: 'one',
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: 'UTC',
      State: 'ENABLED',
      ActionAfterCompletion: 'NONE',
      FlexibleTimeWindow: { Mode: 'OFF' },
      CreationDate: expect.any(Number),
      Target: {
        Arn: functionArn('Tick'),
        RoleArn,
        Input: '{"n":1}',
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      },
    });
    await call('PUT', '/schedules/Kept', definition({ State: 'DISABLED' }));
    const changed = (await call('GET', '/schedules/Kept')).body;
    expect(changed).toMatchObject({ State: 'DISABLED', CreationDate: got.body.CreationDate });
    expect(changed).not.toHaveProperty('Description');
    expect((await call('DELETE', '/schedules/Kept')).status).toBe(200);
    for (const method of ['GET', 'DELETE'])
      expect(await call(method, '/schedules/Kept')).toMatchObject({
        status: 404,
        body: { __type: 'ResourceNotFoundException', message: 'Schedule Kept does not exist.' },
      });
    expect((await call('PUT', '/schedules/Kept', definition())).status).toBe(404);
  });

  test('repeats the response for the same token, and refuses another request with the same name', async () => {
    const asked = {
      ...definition({ ScheduleExpression: 'rate(9 days)', State: 'DISABLED' }),
      ClientToken: 'one',
    };
    const first = await call('POST', '/schedules/Once', asked);
    expect(await call('POST', '/schedules/Once', asked)).toEqual(first);
    for (const other of [
      { ...asked, ClientToken: 'two' },
      { ...asked, Description: 'other' },
    ])
      expect(await call('POST', '/schedules/Once', other)).toMatchObject({
        status: 409,
        body: { __type: 'ConflictException', message: 'Schedule Once already exists.' },
      });
    await call('DELETE', '/schedules/Once');
  });

  test('lists by name, state and group, in pages', async () => {
    for (const name of ['list-a', 'list-b', 'list-c']) await create(name, { State: 'DISABLED' });
    const first = await call('GET', '/schedules?NamePrefix=list-&MaxResults=2');
    expect(first.body.Schedules).toMatchObject([{ Name: 'list-a' }, { Name: 'list-b' }]);
    const token = encodeURIComponent(String(first.body.NextToken));
    const second = await call('GET', `/schedules?NamePrefix=list-&MaxResults=2&NextToken=${token}`);
    expect(second.body).toEqual({ Schedules: [expect.objectContaining({ Name: 'list-c' })] });
    expect((await call('GET', '/schedules?NamePrefix=list-&State=ENABLED')).body.Schedules).toEqual([]);
    expect((await call('GET', '/schedules?ScheduleGroup=none')).status).toBe(404);
    for (const name of ['list-a', 'list-b', 'list-c']) await call('DELETE', `/schedules/${name}`);
  });

  test.each([
    [{ ScheduleExpression: 'cron(0 1 * * * *)' }, 'Invalid Schedule Expression cron(0 1 * * * *).'],
    [{ ScheduleExpressionTimezone: 'Europe/Nowhere' }, 'Invalid ScheduleExpressionTimezone Europe/Nowhere.'],
    [{ FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 5 } }, 'FlexibleTimeWindow'],
    [{ FlexibleTimeWindow: undefined }, 'FlexibleTimeWindow'],
    [{ StartDate: 2_000_000_000, EndDate: 1_999_999_999 }, 'EndDate'],
    [
      { Target: { Arn: 'arn:aws:sns:eu-west-1:0:x', RoleArn: 'x' } },
      'is neither a function nor a state machine',
    ],
    [{ Target: { Arn: functionArn('Tick'), RoleArn: 'x', Input: '{' } }, 'Invalid Input'],
    [
      { Target: { Arn: functionArn('Tick'), RoleArn: 'arn:aws:iam::000000000000:role/None' } },
      'assume the role',
    ],
    [{ ClientToken: 'a b' }, 'ClientToken'],
    [{ Unknown: true }, 'Unknown'],
  ])('rejects %j', async (more, message) => {
    const answer = await create('Wrong', more);
    expect(answer).toMatchObject({
      status: 400,
      body: { __type: 'ValidationException', message: expect.stringContaining(message) },
    });
  });

  test('rejects invalid names and missing groups', async () => {
    expect((await create('a%20b')).body.__type).toBe('ValidationException');
    expect((await create('Lost', { GroupName: 'none' })).body).toMatchObject({
      __type: 'ResourceNotFoundException',
      message: 'Schedule group none does not exist.',
    });
    expect((await call('GET', '/tags/x')).status).toBe(404);
  });

  test('requires permission for the schedule and to pass its role', async () => {
    const statement = (Action: string, Resource: string) => ({ Effect: 'Allow' as const, Action, Resource });
    const whole = cloud.role(
      'Whole',
      statement('scheduler:CreateSchedule', arnOf('mine-*')),
      statement('iam:PassRole', RoleArn),
    );
    const unable = cloud.role('Unable', statement('scheduler:*', '*'));
    expect((await create('mine-1', { State: 'DISABLED' }, whole)).status).toBe(200);
    expect((await create('yours-1', { State: 'DISABLED' }, whole)).status).toBe(403);
    const refused = await create('mine-2', { State: 'DISABLED' }, unable);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('iam:PassRole') },
    });
    expect((await call('GET', '/schedules/mine-1', undefined, whole)).status).toBe(403);
    await call('DELETE', '/schedules/mine-1');
  });
});

describe('a schedule', () => {
  test('starts its target with its role and the attributes of the invocation, and is deleted', async () => {
    invoked.length = 0;
    const due = inSeconds(90);
    const Input =
      '{"arn":"<aws.scheduler.schedule-arn>","at":"<aws.scheduler.scheduled-time>","try":<aws.scheduler.attempt-number>,' +
      '"id":"<aws.scheduler.execution-id>","other":"<aws.scheduler.other>"}';
    await create('Ends', {
      ScheduleExpression: `at(${due})`,
      ActionAfterCompletion: 'DELETE',
      Target: { Arn: functionArn('Tick'), RoleArn, Input },
    });
    await advance(60);
    expect(invoked).toEqual([]);
    await advance(60);
    const event = {
      ...{ arn: arnOf('Ends'), at: `${due}Z`, try: 1 },
      ...{ id: expect.stringMatching(/^[0-9a-f]{16}$/), other: '<aws.scheduler.other>' },
    };
    expect(invoked).toEqual([{ target: functionArn('Tick'), event, role: RoleArn }]);
    expect((await call('GET', '/schedules/Ends')).status).toBe(404);
  });

  test('without input gets the event of a schedule; state machines are started too', async () => {
    invoked.length = 0;
    const due = inSeconds(10);
    await create('Machine', { ScheduleExpression: `at(${due})`, Target: { Arn: machineArn, RoleArn } });
    await advance(20);
    expect(invoked).toMatchObject([
      {
        target: machineArn,
        event: {
          source: 'aws.scheduler',
          'detail-type': 'Scheduled Event',
          time: `${due}Z`,
          resources: [arnOf('Machine')],
        },
      },
    ]);
    await advance(86_400);
    expect(invoked).toHaveLength(1);
    expect((await call('GET', '/schedules/Machine')).status).toBe(200);
  });

  test('in the past fires at once; a rate fires at once and then regularly', async () => {
    invoked.length = 0;
    await create('Past', { ScheduleExpression: 'at(2020-01-01T00:00:00)' });
    await create('Rate', { ScheduleExpression: 'rate(10 minutes)' });
    await advance(1);
    expect(invoked).toHaveLength(2);
    await advance(1201);
    expect(invoked).toHaveLength(4);
    await call('DELETE', '/schedules/Rate');
    await advance(3600);
    expect(invoked).toHaveLength(4);
  });

  test('fires from its start date to its end date', async () => {
    invoked.length = 0;
    const now = clock.now().getTime() / 1000;
    await create('Window', {
      ScheduleExpression: 'rate(1 minute)',
      ...{ StartDate: now + 600, EndDate: now + 750, ActionAfterCompletion: 'DELETE' },
      Target: { Arn: functionArn('Tick'), RoleArn, Input: '"<aws.scheduler.scheduled-time>"' },
    });
    await advance(3600);
    const seconds = invoked.map(({ event }) => Math.round(Date.parse(String(event)) / 1000 - now));
    expect(seconds).toHaveLength(3);
    expect(seconds.every((second) => second >= 599 && second <= 750)).toBe(true);
    expect((await call('GET', '/schedules/Window')).status).toBe(404);
  });

  test('that is disabled or moved does not fire at its old time', async () => {
    invoked.length = 0;
    await create('Moved');
    await create('Off');
    await call('PUT', '/schedules/Moved', definition({ ScheduleExpression: `at(${inSeconds(7200)})` }));
    await call('PUT', '/schedules/Off', definition({ State: 'DISABLED' }));
    await advance(3600);
    expect(invoked).toEqual([]);
    await advance(3700);
    expect(invoked).toHaveLength(1);
    for (const name of ['Moved', 'Off']) await call('DELETE', `/schedules/${name}`);
  });

  test('that fails sends its input to the dead-letter queue', async () => {
    letters.length = 0;
    const Target = { Arn: functionArn('Missing'), RoleArn, Input: '"lost"' };
    await create('NoLetters', { Target });
    await create('Letters', {
      Target: { ...Target, DeadLetterConfig: { Arn: 'arn:aws:sqs:eu-west-1:0:dead' } },
    });
    await advance(120);
    expect(letters).toEqual(['"lost"']);
  });

  test('survives a restart and runs once if it was missed', async () => {
    invoked.length = 0;
    await create('Lasts', { ScheduleExpression: `at(${inSeconds(60)})`, ActionAfterCompletion: 'DELETE' });
    times.stop();
    clock.forwardTo(new Date(clock.now().getTime() + 600_000));
    startService();
    expect((await call('GET', '/schedules/Lasts')).status).toBe(200);
    await advance(0);
    expect(invoked).toHaveLength(1);
    expect((await call('GET', '/schedules/Lasts')).status).toBe(404);
  });
});

describe('templates', () => {
  const Target = () => ({ Arn: functionArn('Tick'), RoleArn });

  test('have schedules and groups, which programs can change', async () => {
    const group = await deploy(service.kinds, 'AWS::Scheduler::ScheduleGroup', 'Group', { Name: 'events' });
    const { ref, attributes } = await deploy(service.kinds, 'AWS::Scheduler::Schedule', 'Made', {
      GroupName: group.ref,
      ScheduleExpression: 'cron(0 9 * * ? *)',
      ScheduleExpressionTimezone: 'Etc/UTC',
      StartDate: '2026-01-01T00:00:00Z',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: Target(),
    });
    expect(attributes.Arn).toBe(arnOf(ref, 'events'));
    const got = await call('GET', `/schedules/${ref}?groupName=events`);
    expect(got.body).toMatchObject({ StartDate: Date.parse('2026-01-01T00:00:00Z') / 1000 });
    expect((await create('Beside', { GroupName: 'events', State: 'DISABLED' })).status).toBe(200);
    await call('DELETE', `/schedules/${ref}?groupName=events`);
    expect((await call('GET', `/schedules/${ref}?groupName=events`)).status).toBe(404);
  });

  test('are rejected with the message of the API if an expression is invalid', async () => {
    const refused = deploy(service.kinds, 'AWS::Scheduler::Schedule', 'Wrong', {
      ScheduleExpression: 'rate(1 fortnight)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: Target(),
    });
    await expect(refused).rejects.toThrow('Invalid Schedule Expression rate(1 fortnight).');
  });

  test('do not leave a removed schedule behind', async () => {
    invoked.length = 0;
    const { ref } = await deploy(service.kinds, 'AWS::Scheduler::Schedule', 'Gone', {
      ScheduleExpression: 'rate(1 hour)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: Target(),
    });
    times.stop();
    startService();
    await advance(7200);
    expect(invoked).toEqual([]);
    expect((await call('GET', `/schedules/${ref}`)).status).toBe(404);
  });
});
