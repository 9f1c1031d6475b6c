import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { functionMetrics, metricNamespace, restMetrics } from '#domain/metrics';
import { resourcesOf, synthesized, type Found, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev, with alarms'), prod: synthesized('prod') };
const everyStage = Object.entries(stages);

const alarmsOf = (stage: Synthesized) => resourcesOf(stage, 'AWS::CloudWatch::Alarm');
const alarm = (stage: Synthesized, name: string): Found => {
  const found = alarmsOf(stage).find(({ id }) => id.replace(/^Alarms|.{8}$/g, '') === name);
  if (!found) throw new Error(`There is no alarm ${name}.`);
  return found;
};
const reported = ({ properties }: Found) => JSON.stringify(properties);

/** The functions (by the beginning of their logical ids) whose code counts the metric. */
const functionsThatCount = (name: string): string[] =>
  readdirSync('lambda/functions', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      readFileSync(join('lambda/functions', file), 'utf8').includes(`countOne(needs, '${name}')`),
    )
    .map((file) => pascal(file.split(/[\\/]/)[0] ?? ''));
const pascal = (folder: string) =>
  folder.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The dimensions (as JSON) that identify a metric in some properties. */
function dimensionsOf(metric: string, properties: unknown): string[] {
  if (properties === null || typeof properties !== 'object') return [];
  const { MetricName, Dimensions } = properties as { MetricName?: unknown; Dimensions?: unknown };
  const own = MetricName === metric ? [JSON.stringify(Dimensions)] : [];
  return [...own, ...Object.values(properties).flatMap((value) => dimensionsOf(metric, value))];
}

describe.each(everyStage)('an alarm about failures that users can cause, in %s', (_name, stage) => {
  test('counts no refused sign-up as an error', () => {
    const text = reported(alarm(stage, 'RecordAcceptanceErrors'));
    expect(text).toContain('errors - FILL(refusals, 0)');
    expect(text).toContain(`"MetricName":"${functionMetrics.refusedSignUps}"`);
    expect(text).toContain(`"Namespace":"${metricNamespace}"`);
    const errors = alarmsOf(stage).filter(
      ({ properties }) =>
        properties.MetricName === 'Errors' && JSON.stringify(properties).includes('RecordAcceptance'),
    );
    expect(errors).toEqual([]);
  });

  test('uses the failure rate of every function that users wait for', () => {
    const answering = JSON.stringify([
      ...resourcesOf(stage, 'AWS::AppSync::DataSource').map(({ properties }) => properties.LambdaConfig),
      ...resourcesOf(stage, 'AWS::ApiGateway::Method').map(({ properties }) => properties.Integration),
      ...resourcesOf(stage, 'AWS::Cognito::UserPool').map(({ properties }) => properties.LambdaConfig),
    ]);
    const functions = resourcesOf(stage, 'AWS::Lambda::Function').filter(({ id }) => answering.includes(id));
    expect(functions.length).toBeGreaterThan(8);
    for (const { id } of functions) {
      const about = alarmsOf(stage).filter((each) => reported(each).includes(id));
      const errors = about.filter((each) => reported(each).includes('"MetricName":"Errors"'));
      expect(errors).toHaveLength(1);
      for (const each of errors) expect(reported(each)).toMatch(/>= 3, 100 \* .* \/ invocations, 0\)"/);
    }
  });

  test('identifies novalink-api by its id, which is different in every stage', () => {
    const text = reported(alarm(stage, 'RestFaults'));
    expect(text).not.toContain('ApiName');
    expect(text).toMatch(/"Dimensions":\[\{"Name":"ApiId","Value":\{"Fn::GetStackOutput":.{1,120}RestApi/);
    const [{ properties: method } = { properties: {} }] = resourcesOf(stage, 'AWS::ApiGateway::Stage');
    expect(method).toMatchObject({
      AccessLogSetting: {
        Format: expect.stringMatching(/"apiId":"\$context.apiId".*"status":"\$context.status"/) as unknown,
      },
    });
    const filters = resourcesOf(stage, 'AWS::Logs::MetricFilter').map(({ properties }) => properties);
    expect(filters).toMatchObject(
      [
        ['{ $.status = "*" }', restMetrics.responses],
        ['{ $.status = "5*" }', restMetrics.serverErrors],
      ].map(([FilterPattern, MetricName]) => ({
        FilterPattern,
        MetricTransformations: [
          {
            MetricNamespace: metricNamespace,
            MetricName,
            Dimensions: [{ Key: 'ApiId', Value: '$.apiId' }],
          },
        ],
      })),
    );
    const [log, ...others] = new Set(filters.map(({ LogGroupName }) => JSON.stringify(LogGroupName)));
    expect(others).toEqual([]);
    expect(log).toContain('RestAccessLog');
  });
});

describe.each(everyStage)('there is an alarm in %s', (_name, stage) => {
  test.each(Object.values({ ...functionMetrics, ...restMetrics }))('that reads the metric %s', (metric) => {
    expect(alarmsOf(stage).filter((each) => reported(each).includes(`"${metric}"`))).toHaveLength(1);
  });

  test.each(Object.entries(functionMetrics))('about the function that counts %s', (name, metric) => {
    const counting = functionsThatCount(name);
    expect(counting).toHaveLength(1);
    const [about] = alarmsOf(stage).flatMap((each) => dimensionsOf(metric, each.properties));
    expect(about).toContain(counting[0]);
  });

  test('about throttling of every table and every index', () => {
    const tables = resourcesOf(stage, 'AWS::DynamoDB::GlobalTable');
    expect(tables).toHaveLength(6);
    for (const { id, properties } of tables) {
      const { GlobalSecondaryIndexes = [] } = properties as {
        GlobalSecondaryIndexes?: { IndexName: string }[];
      };
      const held = alarmsOf(stage).filter(
        ({ properties: { MetricName, ...rest } }) =>
          String(MetricName).endsWith('ThrottleEvents') && JSON.stringify(rest).includes(id),
      );
      for (const MetricName of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
        const of = held.filter(({ properties: { MetricName: name } }) => name === MetricName);
        expect(of).toHaveLength(1 + GlobalSecondaryIndexes.length);
        for (const { IndexName } of GlobalSecondaryIndexes)
          expect(of.filter((each) => reported(each).includes(`"${IndexName}"`))).toHaveLength(1);
      }
    }
  });

  test('before the quotas of tables and of Lambda are used up', () => {
    expect(reported(alarm(stage, 'LambdaConcurrency'))).toContain('100 * used / SERVICE_QUOTA(used)');
    for (const name of ['MainReadQuota', 'PlayWriteQuota', 'JournalWriteQuota', 'WalletsWriteQuota'])
      expect(alarm(stage, name).properties).toMatchObject({ Threshold: 80 });
  });

  test.each([
    ['GraphqlSlow', '"MetricName":"Latency"', 5000],
    ['PlayRoundsSlow', '"MetricName":"Duration"', 3000],
  ])('%s about p99 latency', (name, metric, Threshold) => {
    expect(reported(alarm(stage, name))).toContain(metric);
    expect(reported(alarm(stage, name))).toContain('"Stat":"p99"');
    expect(alarm(stage, name).properties).toMatchObject({ Threshold, EvaluationPeriods: 3 });
  });

  test('before a day takes too long to be sealed in one invocation', () => {
    const { properties } = alarm(stage, 'SealDaysSlow');
    expect(properties).toMatchObject({ MetricName: 'Duration', Statistic: 'Maximum', Threshold: 600_000 });
    expect(reported(alarm(stage, 'SealDaysSlow'))).toContain('SealDays');
  });

  test('that fires if a schedule had no success, for every schedule', () => {
    const rules = resourcesOf(stage, 'AWS::Events::Rule');
    expect(rules.length).toBeGreaterThan(8);
    const heartbeats = alarmsOf(stage).filter(({ id }) => /Missing.{8}$/.test(id));
    for (const { properties } of rules) {
      const [target] = properties.Targets as { Arn: { 'Fn::GetAtt'?: string[]; Ref?: string } }[];
      const id = target?.Arn['Fn::GetAtt']?.[0] ?? target?.Arn.Ref ?? '';
      const about = heartbeats.filter((each) => id !== '' && reported(each).includes(id));
      expect([id, about.length]).toEqual([id, 1]);
      const nightly = String(properties.ScheduleExpression).startsWith('cron');
      for (const alarm of about) {
        const { properties: beat } = alarm;
        expect(beat).toMatchObject({ Threshold: 0, TreatMissingData: 'breaching' });
        expect(reported(alarm)).toContain('"Period":3600');
        expect(beat.DatapointsToAlarm).toBe(beat.EvaluationPeriods);
        if (nightly) expect(beat.EvaluationPeriods).toBe(26);
      }
    }
  });

  test('about throttling only if many requests are throttled for more than one period', () => {
    const throttled = alarmsOf(stage).filter((each) => reported(each).includes('Throttle'));
    expect(throttled.length).toBeGreaterThan(20);
    for (const { id, properties } of throttled) {
      expect([id, properties.DatapointsToAlarm]).toEqual([id, 2]);
      expect([id, Number(properties.Threshold) > 0]).toEqual([id, true]);
    }
    // All functions share the concurrency of the account; a reserved one throttles guests and test runs intentionally.
    const ofFunctions = throttled.filter((each) => reported(each).includes('"MetricName":"Throttles"'));
    expect(
      ofFunctions.map(({ id, properties }) => [
        id.replace(/^Alarms|.{8}$/g, ''),
        /\w+(?=\.$)/.exec(String(properties.AlarmDescription))?.[0],
      ]),
    ).toEqual([
      ['LambdaThrottles', 'ticket'],
      ['PlayRoundsThrottles', 'page'],
    ]);
    expect(reported(alarm(stage, 'LambdaThrottles'))).not.toContain('Dimensions');
    expect(reported(alarm(stage, 'PlayRoundsThrottles'))).toContain('PlayRounds');
  });

  test('if all attempts of a run failed, for every function with a schedule of at least an hour', () => {
    const scheduled = resourcesOf(stage, 'AWS::Events::Rule').flatMap(({ properties }) => {
      const [target] = properties.Targets as { Arn: { 'Fn::GetAtt'?: string[] } }[];
      const id = target?.Arn['Fn::GetAtt']?.[0];
      return id !== undefined && !/minutes?\)$/.test(String(properties.ScheduleExpression)) ? [id] : [];
    });
    expect(scheduled).toHaveLength(5);
    for (const id of scheduled) {
      const errors = alarmsOf(stage).filter(
        (each) => each.properties.MetricName === 'Errors' && reported(each).includes(id),
      );
      expect(errors).toMatchObject([
        { properties: { Threshold: 2, Period: 3600, EvaluationPeriods: 1, DatapointsToAlarm: 1 } },
      ]);
    }
  });

  test('in a widget of the dashboard with at most 100 alarms', () => {
    const [board] = resourcesOf(stage, 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(board?.properties.DashboardBody).replaceAll('\\"', '"');
    const widgets = body.split('"type":"alarm"').slice(1);
    expect(widgets.length).toBeGreaterThan(4);
    const sizes = widgets.map((widget) => {
      const [shown = ''] = widget.split('"type":"metric"');
      return shown.match(/"Fn::GetAtt":\["Alarms\w+","Arn"\]/g)?.length ?? 0;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    const watched = alarmsOf(stage).filter(({ id }) => !id.includes('EdgeFaults'));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(watched.length);
  });

  test('SignInThrottles about each kind of request that Cognito throttles', () => {
    const names = reported(alarm(stage, 'SignInThrottles')).match(/(?<="MetricName":")\w+/g);
    expect(names).toEqual(['SignUpThrottles', 'SignInThrottles', 'TokenRefreshThrottles']);
  });

  test('about the account’s monthly costs', () => {
    expect(resourcesOf(stage, 'AWS::Budgets::Budget')).toMatchObject([
      { properties: { Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Unit: 'USD' } } } },
    ]);
  });
});

describe('the alarm about CloudFront’s errors', () => {
  test('is in us-east-1, where its metric is', () => {
    const text = reported(alarm(stages.prod, 'EdgeFaults'));
    expect(text).toContain('"MetricName":"5xxErrorRate"');
    expect(stages.prod.regions.EdgeWatch).toBe('us-east-1');
    expect(stages.prod.regions.Watch).toBe('eu-west-1');
  });

  test('is omitted if the stage’s region is unknown', () => {
    expect(Object.keys(stages.dev.templates)).not.toContain('EdgeWatch');
  });
});

describe('the alarm address', () => {
  const subscriptions = (stage: Synthesized) =>
    resourcesOf(stage, 'AWS::SNS::Subscription').map(({ properties }) => properties.Endpoint);

  test('gets all alarms and a message at 80 % of the budget', () => {
    const alarmEmail = 'alarms@novalink.example';
    expect(subscriptions(stages.prod)).toEqual([alarmEmail, alarmEmail, alarmEmail]);
    const [budget] = resourcesOf(stages.prod, 'AWS::Budgets::Budget');
    expect(budget?.properties).toMatchObject({
      NotificationsWithSubscribers: [
        {
          Notification: { NotificationType: 'ACTUAL', Threshold: 80 },
          Subscribers: [{ Address: alarmEmail }],
        },
        { Notification: { NotificationType: 'ACTUAL', Threshold: 100 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
  });

  test('“none” subscribes nobody, and dev then has no alarms', () => {
    expect(subscriptions(synthesized('prod, no alarms, other lock'))).toEqual([]);
    expect(alarmsOf(synthesized('prod, no alarms, other lock')).length).toBeGreaterThan(90);
    expect(alarmsOf(synthesized('dev'))).toEqual([]);
    expect(resourcesOf(synthesized('dev'), 'AWS::SNS::Topic')).toEqual([]);
  });
});

describe('the user pool’s mail', () => {
  const sender = (stage: Synthesized) =>
    resourcesOf(stage, 'AWS::Cognito::UserPool').map(({ properties }) => properties.EmailConfiguration);
  const from = 'no-reply@novalink.example';

  test('is sent by Amazon SES in prod, for a verified domain', () => {
    expect(sender(stages.prod)).toEqual([
      {
        EmailSendingAccount: 'DEVELOPER',
        From: `NovaLink <${from}>`,
        SourceArn: 'arn:aws:ses:eu-west-1:111122223333:identity/novalink.example',
      },
    ]);
  });

  test('is sent for a verified address, in another region and by a configuration set', () => {
    expect(sender(synthesized('prod, mail by an address, restored tables'))).toMatchObject([
      {
        ConfigurationSet: 'product',
        SourceArn: `arn:aws:ses:us-east-1:111122223333:identity/${from}`,
      },
    ]);
  });

  test('is sent by Cognito if a stage is configured so', () => {
    expect(sender(stages.dev)).toEqual([undefined]);
    expect(sender(synthesized('prod, mail by Cognito'))).toEqual([undefined]);
  });
});
