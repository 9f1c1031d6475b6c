import { describe, expect, test } from '@jest/globals';
import { array, looseObject, object, optional, parse, record, string, unknown } from 'valibot';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod') };
const everyStage = Object.entries(stages);

const trustSchema = object({
  AssumeRolePolicyDocument: looseObject({
    Statement: array(
      looseObject({
        Principal: record(string(), string()),
        Condition: optional(record(string(), unknown())),
      }),
    ),
  }),
});

interface Trust {
  readonly role: string;
  /** The service that assumes the role, such as `states`. */
  readonly service: string;
  readonly condition: string;
}

const trusts = (stage: Synthesized): Trust[] =>
  resourcesOf(stage, 'AWS::IAM::Role').flatMap(({ id, properties }) =>
    parse(trustSchema, properties).AssumeRolePolicyDocument.Statement.map(({ Principal, Condition }) => ({
      role: id,
      service: Object.values(Principal).join().replace('.amazonaws.com', ''),
      condition: JSON.stringify(Condition ?? null),
    })),
  );

describe.each(everyStage)('the trust policy of roles in %s', (_name, stage) => {
  const of = (service: string) => trusts(stage).filter((trust) => trust.service === service);

  test('allows AppSync to assume a data source’s role only for this API of this account', () => {
    const sources = of('appsync').filter(({ role }) => !role.startsWith('GraphqlLogWriter'));
    expect(sources.length).toBeGreaterThan(8);
    for (const { condition } of sources) {
      expect(condition).toMatch(/"StringEquals":\{"aws:SourceAccount":/);
      expect(condition).toMatch(
        /"ArnEquals":\{"aws:SourceArn":\{"Fn::(GetAtt":\["GraphqlApi\w+","Arn"\]|ImportValue":"[\w-]+:\w+GraphqlApi\w+Arn\w+")\}\}/,
      );
    }
  });

  test('allows Step Functions to assume its role only for state machines of this account', () => {
    const machines = of('states');
    expect(machines).toHaveLength(4);
    for (const { condition } of machines) {
      expect(condition).toMatch(/"StringEquals":\{"aws:SourceAccount":/);
      expect(condition).toMatch(/"ArnLike":\{"aws:SourceArn":.*:stateMachine:\*"/);
    }
  });

  test('allows EventBridge to assume its role only for rules of this account', () => {
    const rules = of('events');
    expect(rules).toHaveLength(3);
    for (const { condition } of rules) {
      expect(condition).toMatch(/"StringEquals":\{"aws:SourceAccount":/);
      expect(condition).toMatch(/"ArnLike":\{"aws:SourceArn":.*:rule\/\*"/);
    }
  });

  test('allows Cognito to assume visitors’ roles only for this identity pool', () => {
    for (const { condition } of of('cognito-identity'))
      expect(condition).toContain('"cognito-identity.amazonaws.com:aud":{"Ref":"VisitorsPool');
  });

  test('has no condition only if the service documents none (decision 85)', () => {
    const open = trusts(stage).filter(({ condition }) => condition === 'null');
    const others = open.filter(({ service }) => service !== 'lambda');
    expect(others.map(({ role, service }) => `${service}: ${role.slice(0, -8)}`).sort()).toEqual([
      'apigateway: RestApiCloudWatchRole',
      'appsync: GraphqlLogWriter',
    ]);
  });
});

test.each(everyStage)('in %s, only services of this account can invoke functions', (_name, stage) => {
  const permissions = resourcesOf(stage, 'AWS::Lambda::Permission');
  expect(permissions.length).toBeGreaterThan(4);
  for (const { properties } of permissions)
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Source(Arn|Account)$/)]),
    );
});

test.each(everyStage)(
  'in %s, no inline policy exceeds 8,000 of the 10,240 characters of IAM',
  (_name, stage) => {
    const mostCharacters = 8000;
    const sizes = new Map<string, number>();
    for (const { properties } of resourcesOf(stage, 'AWS::IAM::Policy'))
      for (const role of properties.Roles as unknown[]) {
        const key = JSON.stringify(role);
        const size = JSON.stringify(properties.PolicyDocument).length;
        sizes.set(key, (sizes.get(key) ?? 0) + size);
      }
    expect([...sizes].filter(([, size]) => size > mostCharacters)).toEqual([]);
  },
);
