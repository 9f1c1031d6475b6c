import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { folderStorage } from '#local/platform/folder-storage';
import type { Cloud } from '#local/cloud';
import { TemplateRefused } from '#local/template/refusals';
import { assemblyWith, roleFor, scheduledCloud } from '#local/testing/scheduled-cloud';
import { signedJson } from '#local/testing/small-cloud';
import { untilTrue } from '#local/testing/until';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((cloud) => cloud.stop()));
});

// The local cloud reports failed deliveries with console.error.
jest.spyOn(console, 'error').mockReturnValue();

const arnOf = (logicalId: string) => ({ 'Fn::GetAtt': [logicalId, 'Arn'] });
const ruleArn = (name: string) => `arn:aws:events:eu-west-1:000000000000:rule/${name}`;

const rule = (ScheduleExpression: string, ...Targets: object[]) => ({
  Type: 'AWS::Events::Rule',
  Properties: { ScheduleExpression, State: 'ENABLED', Targets },
});

const named = (name: string, made: ReturnType<typeof rule>, more: object = {}) => ({
  ...made,
  Properties: { Name: name, ...made.Properties, ...more },
});

const permission = (name: string, rule: string) => ({
  Type: 'AWS::Lambda::Permission',
  Properties: {
    ...{ Action: 'lambda:InvokeFunction', FunctionName: arnOf(name), Principal: 'events.amazonaws.com' },
    SourceArn: arnOf(rule),
  },
});

async function started(functions: readonly string[], resources: object, options = {}) {
  const all = await scheduledCloud({ assembly: assemblyWith(functions, resources), ...options });
  running.push(all.cloud);
  const { body } = await all.ask('clock');
  const start = Date.parse(String(body.now));
  /** An hour of the day that is `day` days after the start, in ISO 8601. */
  const hour = (number: number, day = 1) =>
    `${new Date(start + day * 86_400_000).toISOString().slice(0, 11)}${String(number).padStart(2, '0')}:00:00Z`;
  return { ...all, hour };
}

const daily = (hour: number) => `cron(0 ${hour} * * ? *)`;

describe('a rule with a schedule', () => {
  test('sends its functions the documented event, at the time of the clock', async () => {
    const { advanceTo, reported, hour } = await started(['First', 'Second'], {
      Daily: named(
        'daily',
        rule(daily(3), { Id: 'a', Arn: arnOf('First') }, { Id: 'b', Arn: arnOf('Second') }),
      ),
      MayFirst: permission('First', 'Daily'),
      MaySecond: permission('Second', 'Daily'),
    });
    await advanceTo(hour(4));
    expect(reported().filter(({ event }) => event.time === hour(3))).toHaveLength(2);
    const [{ event, now } = { event: {}, now: '' }] = reported().slice(-2);
    expect(event).toEqual({
      version: '0',
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: '000000000000',
      time: hour(3),
      region: 'eu-west-1',
      resources: [ruleArn('daily')],
      detail: {},
    });
    expect(now.slice(0, 16)).toBe(hour(3).slice(0, 16));
  });

  test('sends a constant input instead of the event', async () => {
    const { advanceTo, reported, hour } = await started(['Input'], {
      Hourly: rule('rate(1 hour)', { Id: 'a', Arn: arnOf('Input'), Input: '{"mode":"sweep"}' }),
      May: permission('Input', 'Hourly'),
    });
    await advanceTo(hour(0, 2));
    expect(reported().length).toBeGreaterThan(23);
    expect(new Set(reported().map(({ event }) => JSON.stringify(event)))).toEqual(
      new Set(['{"mode":"sweep"}']),
    );
  });

  test('starts a state machine with its role; an advance of the clock waits for its end', async () => {
    const machine = {
      Type: 'AWS::StepFunctions::StateMachine',
      Properties: {
        RoleArn: arnOf('MachineRole'),
        DefinitionString: {
          'Fn::Sub': JSON.stringify({
            StartAt: 'Ask',
            States: { Ask: { Type: 'Task', Resource: '${Called.Arn}', End: true } },
          }),
        },
      },
    };
    const may = { Effect: 'Allow', Action: 'states:StartExecution', Resource: { Ref: 'Machine' } };
    const { advanceTo, reported, hour } = await started(['Called'], {
      Machine: machine,
      MachineRole: roleFor('states.amazonaws.com', {
        Effect: 'Allow',
        Action: 'lambda:InvokeFunction',
        Resource: arnOf('Called'),
      }),
      Able: roleFor('events.amazonaws.com', may),
      Unable: roleFor('events.amazonaws.com'),
      Daily: rule(daily(3), { Id: 'a', Arn: { Ref: 'Machine' }, RoleArn: arnOf('Able') }),
      Refused: rule(daily(3), { Id: 'a', Arn: { Ref: 'Machine' }, RoleArn: arnOf('Unable') }),
    });
    await advanceTo(hour(4));
    expect(reported().filter(({ event }) => event.time === hour(3))).toHaveLength(1);
  });

  test('sends an event to the dead-letter queue if the function rejects it', async () => {
    const { advanceTo, reported, hour, cloud } = await started(['Closed'], {
      Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'letters' } },
      Daily: rule(daily(3), {
        Id: 'a',
        Arn: arnOf('Closed'),
        DeadLetterConfig: { Arn: arnOf('Queue') },
      }),
    });
    await advanceTo(hour(4));
    expect(reported()).toEqual([]);
    const sqs = await lettersIn(cloud, 'letters');
    expect(sqs.some((body) => (JSON.parse(body) as { time: string }).time === hour(3))).toBe(true);
  });

  test('does not fire while it is disabled', async () => {
    const { advanceTo, reported, hour } = await started(['Off'], {
      Daily: named('off', rule(daily(3), { Id: 'a', Arn: arnOf('Off') }), { State: 'DISABLED' }),
      May: permission('Off', 'Daily'),
    });
    await advanceTo(hour(4));
    expect(reported()).toEqual([]);
  });

  test.each([
    [rule('cron(0 3 * * * *)'), 'Parameter ScheduleExpression is not valid.'],
    [rule('at(2030-01-01T00:00:00)'), 'Parameter ScheduleExpression is not valid.'],
    [rule('rate(5 minute)'), 'Parameter ScheduleExpression is not valid.'],
    [rule(daily(3), { Id: 'a', Arn: 'arn:aws:sns:eu-west-1:0:x' }), 'neither a function nor a state machine'],
    [
      rule(daily(3), { Id: 'a', Arn: arnOf('Fn'), InputPath: '$.time' }),
      'property Targets.0.InputPath is not supported',
    ],
    [rule(daily(3), { Id: 'a', Arn: 'arn:aws:states:eu-west-1:0:stateMachine:x' }), 'RoleArn is required'],
    [
      rule(daily(3), {
        Id: 'a',
        Arn: 'arn:aws:states:eu-west-1:0:stateMachine:x',
        RoleArn: arnOf('FunctionRole'),
      }),
      "cannot be assumed by principal 'events.amazonaws.com'",
    ],
    [
      { Type: 'AWS::Events::Rule', Properties: { EventPattern: { source: ['aws.s3'] } } },
      'property EventPattern is not supported',
    ],
  ])('rejects %j at deployment', async (Daily, message) => {
    const refused = started(['Fn'], { Daily });
    await expect(refused).rejects.toThrow(TemplateRefused);
    await expect(refused).rejects.toThrow(message);
  });
});

describe('a cloud with a running clock', () => {
  test('runs missed schedules once after a start', async () => {
    const data = { folder: mkdtempSync(join(tmpdir(), 'scheduled-data-')) };
    const assembly = assemblyWith(['Late'], {
      Minutes: rule('rate(10 minutes)', { Id: 'a', Arn: arnOf('Late') }),
      May: permission('Late', 'Minutes'),
    });
    const first = await scheduledCloud({ assembly, data });
    await first.cloud.stop();
    // Simulates an hour in which the cloud was stopped.
    folderStorage(data.folder).documents<number>('clock').put('aheadMilliseconds', 3_600_000);
    const second = await scheduledCloud({ assembly, data, schedulesFire: 'by the clock' });
    running.push(second.cloud);
    await untilTrue(() => second.reported().length > 0);
    await second.post('clock', { advance: 'PT0S' });
    expect(second.reported()).toHaveLength(1);
  });
});

async function lettersIn({ origin, administrator }: Cloud, name: string) {
  const signing = { endpoint: origin, credentials: administrator };
  const { body } = await signedJson(signing, 'sqs', 'AmazonSQS.ReceiveMessage', {
    QueueUrl: `${origin}/000000000000/${name}`,
    MaxNumberOfMessages: 10,
  });
  return (body.Messages as { Body: string }[]).map(({ Body }) => Body);
}
