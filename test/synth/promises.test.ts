import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { resolverMap } from '#lib/api/resolver-map';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };
const everyStage = Object.entries(stages);
const propertiesOf = (stage: Synthesized, type: string) =>
  resourcesOf(stage, type).map(({ properties }) => properties);

describe('no data is lost', () => {
  test('in prod, tables and user pool are retained and protected against deletion', () => {
    const tables = resourcesOf(stages.prod, 'AWS::DynamoDB::GlobalTable');
    expect(tables).toHaveLength(6);
    for (const { deletionPolicy, properties } of tables) {
      expect(deletionPolicy).toBe('Retain');
      expect(properties).toMatchObject({ Replicas: [{ DeletionProtectionEnabled: true }] });
    }
    const pools = resourcesOf(stages.prod, 'AWS::Cognito::UserPool');
    expect(pools).toMatchObject([{ deletionPolicy: 'Retain', properties: { DeletionProtection: 'ACTIVE' } }]);
  });

  test('in prod, no stack is deleted by accident', () => {
    expect(stages.prod.terminationProtection).toEqual(Array.from({ length: 17 }, () => true));
  });

  test.each(everyStage)('in %s, every table has point-in-time recovery', (_name, stage) => {
    for (const table of propertiesOf(stage, 'AWS::DynamoDB::GlobalTable'))
      expect(table).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
      });
  });
});

describe.each(everyStage)('the public in %s', (_name, stage) => {
  test('can read the site only through CloudFront', () => {
    for (const bucket of propertiesOf(stage, 'AWS::S3::Bucket'))
      expect(bucket).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    const given = statementsOf(stage)
      .filter(({ effect, policy }) => effect === 'Allow' && policy.startsWith('BucketPolicy'))
      .filter(({ principal }) => !principal.includes('CustomS3AutoDelete'));
    expect(given.flatMap(({ actions }) => actions).sort()).toEqual(['s3:GetObject', 's3:ListBucket']);
    for (const statement of given)
      expect(statement).toMatchObject({
        principal: '{"Service":"cloudfront.amazonaws.com"}',
        condition: expect.stringContaining('AWS:SourceArn') as unknown,
      });
  });

  test('no log is kept forever', () => {
    const logs = propertiesOf(stage, 'AWS::Logs::LogGroup');
    expect(logs.length).toBeGreaterThan(8);
    for (const log of logs) expect(log).toHaveProperty('RetentionInDays', expect.any(Number));
    for (const log of propertiesOf(stage, 'AWS::Lambda::Function'))
      expect(log).toHaveProperty('LoggingConfig.LogGroup');
  });

  test('no resource has a fixed name, except logs whose services require one', () => {
    const chosen =
      /^(TableName|BucketName|FunctionName|UserPoolName|RoleName|QueueName|TopicName|LogGroupName)$/;
    const names = Object.values(stage.templates).flatMap(({ Resources }) =>
      Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
        /Permission|Custom::|EventSource|EventInvoke|MetricFilter/.test(Type)
          ? []
          : Object.keys(Properties)
              .filter((property) => chosen.test(property))
              .map((property) => `${id}.${property}`),
      ),
    );
    expect(names.sort()).toEqual([
      expect.stringMatching(/^DayCountersCounterSweepsLog\w+\.LogGroupName$/),
      expect.stringMatching(/^GraphqlLog\w+\.LogGroupName$/),
      expect.stringMatching(/^JournalDaySealsSealsLog\w+\.LogGroupName$/),
      expect.stringMatching(/^LabRunsLog\w+\.LogGroupName$/),
      expect.stringMatching(/^PlaySummariesSweepsLog\w+\.LogGroupName$/),
      expect.stringMatching(/^RestExecutionLog\w+\.LogGroupName$/),
    ]);
  });
});

describe.each(everyStage)('logs and traces in %s', (_name, stage) => {
  test('only functions behind an API start traces', () => {
    const behind = JSON.stringify([
      ...propertiesOf(stage, 'AWS::AppSync::DataSource').map(({ LambdaConfig }) => LambdaConfig),
      ...propertiesOf(stage, 'AWS::ApiGateway::Method').map(({ Integration }) => Integration),
    ]);
    const functions = resourcesOf(stage, 'AWS::Lambda::Function').filter(
      ({ properties }) => 'TracingConfig' in properties,
    );
    expect(functions.length).toBeGreaterThan(30);
    for (const { id, properties } of functions)
      expect([id, properties.TracingConfig]).toEqual([
        id,
        { Mode: behind.includes(id) ? 'Active' : 'PassThrough' },
      ]);
  });

  test('the log with IP addresses is kept for a month at most', () => {
    const logs = resourcesOf(stage, 'AWS::Logs::LogGroup').filter(({ id }) => id.startsWith('RestAccessLog'));
    expect(logs).toHaveLength(1);
    for (const { properties } of logs) expect(properties.RetentionInDays).toBeLessThanOrEqual(30);
  });
});

const alarmed = { ...stages, dev: synthesized('dev, with alarms') };

describe.each(Object.entries(alarmed))('an alarm in %s', (_name, stage) => {
  const alarms = propertiesOf(stage, 'AWS::CloudWatch::Alarm');

  test('notifies the topic of its severity, which allows alarms to publish', () => {
    const topics = [...new Set(resourcesOf(stage, 'AWS::SNS::Topic').map(({ id }) => id))];
    expect(topics.map((id) => id.replace(/.{8}$/, '')).sort()).toEqual(['AlarmsPages', 'AlarmsTickets']);
    for (const { AlarmActions, OKActions, AlarmDescription } of alarms) {
      const severe = String(AlarmDescription).endsWith(' Severity: page.') ? 'AlarmsPages' : 'AlarmsTickets';
      const topic = topics.find((id) => id.startsWith(severe));
      expect([AlarmActions, OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]]);
    }
    const may = statementsOf(stage).filter(
      ({ effect, resource }) =>
        effect === 'Allow' && topics.some((id) => resource === JSON.stringify({ Ref: id })),
    );
    expect(may).toHaveLength(resourcesOf(stage, 'AWS::SNS::Topic').length);
    for (const statement of may)
      expect(statement).toMatchObject({
        actions: ['sns:Publish'],
        principal: '{"Service":"cloudwatch.amazonaws.com"}',
        condition: expect.stringContaining('aws:SourceAccount') as unknown,
      });
  });

  test('watches every table, function, queue and state machine of the product', () => {
    const watched = JSON.stringify(alarms.map(({ Dimensions, Metrics }) => Dimensions ?? Metrics));
    const ours = [
      'AWS::DynamoDB::GlobalTable',
      'AWS::Lambda::Function',
      'AWS::SQS::Queue',
      'AWS::StepFunctions::StateMachine',
    ].flatMap((type) => resourcesOf(stage, type).filter(({ id }) => !/^Custom(CDK|S3)/.test(id)));
    expect(ours.length).toBeGreaterThan(10);
    const unwatched = ours.map(({ id }) => id).filter((id) => !watched.includes(id));
    // A developer invokes it once and sees whether it fails.
    expect(unwatched).toEqual([expect.stringMatching(/^\w+GrantAdmin\w{8}$/)]);
  });
});

test.each(Object.entries(alarmed))(
  'in %s, an alarm is raised when a movement was changed or removed',
  (_name, stage) => {
    const [reader] = resourcesOf(stage, 'AWS::Lambda::EventSourceMapping').filter(({ id }) =>
      id.startsWith('JournalChain'),
    );
    expect(reader?.properties).toMatchObject({
      FilterCriteria: {
        Filters: expect.arrayContaining([{ Pattern: '{"eventName":["MODIFY","REMOVE"]}' }]) as unknown,
      },
    });
    const alarms = propertiesOf(stage, 'AWS::CloudWatch::Alarm').filter(
      ({ MetricName }) => MetricName === 'JournalChanges',
    );
    expect(alarms).toMatchObject([
      { Namespace: 'NovaLink', Threshold: 0, Dimensions: [{ Name: 'FunctionName' }] },
    ]);
  },
);

describe('the GraphQL API', () => {
  test('allows introspection for developers only', () => {
    const introspection = (stage: Synthesized) =>
      propertiesOf(stage, 'AWS::AppSync::GraphQLApi').map(({ IntrospectionConfig }) => IntrospectionConfig);
    expect(introspection(stages.prod)).toEqual(['DISABLED']);
    expect(introspection(stages.dev)).toEqual(['ENABLED']);
  });

  test('requires IAM by default, limits depth and work, and records traces', () => {
    expect(propertiesOf(stages.prod, 'AWS::AppSync::GraphQLApi')).toMatchObject([
      { AuthenticationType: 'AWS_IAM', QueryDepthLimit: 6, ResolverCountLimit: 30, XrayEnabled: true },
    ]);
  });

  test('limits the requests of an address in prod only', () => {
    expect(propertiesOf(stages.prod, 'AWS::WAFv2::WebACL')).toMatchObject([
      {
        Scope: 'REGIONAL',
        VisibilityConfig: { SampledRequestsEnabled: false },
        Rules: [
          {
            Action: { Block: {} },
            Statement: {
              RateBasedStatement: { Limit: 10_000, AggregateKeyType: 'IP', EvaluationWindowSec: 300 },
            },
            VisibilityConfig: { SampledRequestsEnabled: false },
          },
        ],
      },
    ]);
    expect(propertiesOf(stages.prod, 'AWS::WAFv2::WebACLAssociation')).toMatchObject([
      { ResourceArn: { 'Fn::GetAtt': [expect.stringMatching(/^GraphqlApi/), 'Arn'] } },
    ]);
    expect(propertiesOf(stages.dev, 'AWS::WAFv2::WebACL')).toEqual([]);
  });

  test('reserves concurrency in prod for every function that the GraphQL API runs for guests', () => {
    const open = new Set(openToGuests());
    const textOf = ({ properties }: { readonly properties: object }) => JSON.stringify(properties);
    const resolvers = resourcesOf(stages.prod, 'AWS::AppSync::Resolver')
      .filter(({ properties: { TypeName, FieldName } }) =>
        open.has(`${String(TypeName)}.${String(FieldName)}`),
      )
      .map(textOf);
    const usedBy = (users: readonly string[], type: string) =>
      resourcesOf(stages.prod, type).filter(({ id, properties: { Name } }) =>
        users.some((user) => user.includes(`"${id}"`) || user.includes(`:"${String(Name)}"`)),
      );
    const steps = usedBy(resolvers, 'AWS::AppSync::FunctionConfiguration').map(textOf);
    const sources = usedBy([...resolvers, ...steps], 'AWS::AppSync::DataSource').map(textOf);
    const invoked = usedBy(sources, 'AWS::Lambda::Function');
    expect(invoked.map(({ id }) => id.replace(/.{8}$/, '')).sort()).toEqual([
      'BrandsShowReplays',
      'GamesPlayGuest',
      'SeamlessPlayLaunched',
      'TournamentsShowTournaments',
    ]);
    for (const { properties } of invoked)
      expect(properties).toMatchObject({ ReservedConcurrentExecutions: 50 });
  });

  test('writes no headers and no arguments to its log', () => {
    for (const { LogConfig } of propertiesOf(stages.prod, 'AWS::AppSync::GraphQLApi'))
      expect(LogConfig).toMatchObject({ FieldLogLevel: 'ERROR', ExcludeVerboseContent: true });
  });

  test.each(['Query', 'Mutation'])('has a directive and a resolver for every field of %s', (root) => {
    const fields = rootFields(root);
    expect(fields.filter(({ directives }) => !directives.some((name) => name.startsWith('aws_')))).toEqual(
      [],
    );
    const resolved = propertiesOf(stages.prod, 'AWS::AppSync::Resolver')
      .filter(({ TypeName }) => TypeName === root)
      .map(({ FieldName }) => FieldName);
    expect(resolved.sort()).toEqual(fields.map(({ name }) => name).sort());
  });

  test('has a resolver for each nested field of the map', () => {
    const nested = propertiesOf(stages.prod, 'AWS::AppSync::Resolver').filter(
      ({ TypeName }) => TypeName === 'Company',
    );
    expect(nested.map(({ FieldName }) => FieldName)).toEqual(Object.keys(resolverMap.Company));
  });
});

test.each(everyStage)(
  'in %s, the user pool has the Lite plan and uses no features of other plans',
  (_name, stage) => {
    const [pool] = propertiesOf(stage, 'AWS::Cognito::UserPool');
    expect(pool).toMatchObject({ UserPoolTier: 'LITE', MfaConfiguration: 'OFF' });
    expect(pool).not.toHaveProperty('UserPoolAddOns');
    expect(pool).not.toHaveProperty('LambdaConfig.PreTokenGenerationConfig');
    expect(pool).not.toHaveProperty('Policies.SignInPolicy');
    expect(pool).not.toHaveProperty('Policies.PasswordPolicy.PasswordHistorySize');
    for (const client of propertiesOf(stage, 'AWS::Cognito::UserPoolClient')) {
      expect(client).toMatchObject({ EnableTokenRevocation: true });
      expect(client).not.toHaveProperty('RefreshTokenRotation');
    }
    expect(propertiesOf(stage, 'AWS::Cognito::ManagedLoginBranding')).toEqual([]);
  },
);

describe.each(everyStage)('limits of AWS in %s', (_name, stage) => {
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
  test('a stack has at most 400 of the 500 resources', () => {
    const sizes = Object.entries(stage.templates).map(
      ([name, { Resources }]) => [name, Object.keys(Resources).length] as const,
    );
    expect(sizes.length).toBeGreaterThan(14);
    expect(sizes.filter(([, size]) => size > 400)).toEqual([]);
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.Lambda.html
  test('at most two functions read the stream of a table', () => {
    const streams = propertiesOf(stage, 'AWS::Lambda::EventSourceMapping').map(({ EventSourceArn }) =>
      JSON.stringify(EventSourceArn),
    );
    const different = new Set(streams);
    expect(different.size).toBeGreaterThan(3);
    for (const arn of different)
      expect(streams.filter((other) => other === arn).length).toBeLessThanOrEqual(2);
  });

  test('the names of data sources are unique in the API', () => {
    const names = propertiesOf(stage, 'AWS::AppSync::DataSource').map(({ Name }) => String(Name));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

test('every stack is short enough to serve as an overview', () => {
  const stackFiles = readdirSync('lib').filter((name) => name.endsWith('-stack.ts'));
  expect(stackFiles).toHaveLength(17);
  for (const name of stackFiles) {
    const lines = readFileSync(`lib/${name}`, 'utf8').split('\n').length;
    expect(`${name}: ${lines > 61 ? 'too long' : 'fits'}`).toBe(`${name}: fits`);
  }
});

/** The fields with the directive for AWS credentials. */
const openToGuests = () =>
  ['Query', 'Mutation'].flatMap((root) =>
    rootFields(root)
      .filter(({ directives }) => directives.includes('aws_iam'))
      .map(({ name }) => `${root}.${name}`),
  );

function rootFields(root: string) {
  const { definitions } = parse(readFileSync('domain/schema.graphql', 'utf8'));
  const fields = definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === root
      ? (definition.fields ?? [])
      : [],
  );
  return fields.map(({ name, directives = [] }) => ({
    name: name.value,
    directives: directives.map((directive) => directive.name.value),
  }));
}
