import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createIam } from '#local/platform/iam/roles';
import type { Template } from '#local/template/template';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { textsOf } from '#local/platform/xml';
import { deploy as deployOne, smallCloud } from '#local/testing/small-cloud';
import { iamApi } from './iam-api';
import { createIamService } from './iam-service';

const allow = (Action: string, Resource = '*') => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource }],
});
const trust = {
  Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
};
const role = (properties: object = {}) => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: trust, ...properties },
});

async function deployed(Resources: object) {
  const register = createIam({ clock: { now: () => new Date() } });
  const template: Template = parseTemplate('A', {
    Resources,
    Outputs: { Arn: { Value: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
  });
  const place = { region: 'eu-west-1', accountId: '000000000000', parameters: {} };
  const { outputs } = await deploy([{ name: 'A', template }], createIamService(register).kinds, place);
  const arn = outputs.A?.Arn ?? 'no role';
  const may = (action: string) =>
    register.iam.decide(register.iam.roleSession(arn, 's'), { action, resource: 'r' }).allowed;
  return { may, arn, register };
}

describe('a role of a template has the permissions of', () => {
  test('its inline and attached policies', async () => {
    const { may } = await deployed({
      Role: role({ Policies: [{ PolicyName: 'p', PolicyDocument: allow('s3:GetObject') }] }),
      More: {
        Type: 'AWS::IAM::Policy',
        Properties: { PolicyName: 'More', PolicyDocument: allow('dynamodb:Query'), Roles: [{ Ref: 'Role' }] },
      },
    });
    expect(['s3:GetObject', 'dynamodb:Query', 'dynamodb:Scan'].map(may)).toEqual([true, true, false]);
  });

  test('managed policies of the account and of AWS, attached from either side', async () => {
    const { may } = await deployed({
      Role: role({
        ManagedPolicyArns: [
          'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
          { Ref: 'Own' },
        ],
      }),
      Own: { Type: 'AWS::IAM::ManagedPolicy', Properties: { PolicyDocument: allow('sqs:SendMessage') } },
      Other: {
        Type: 'AWS::IAM::ManagedPolicy',
        Properties: { PolicyDocument: allow('sns:Publish'), Roles: [{ Ref: 'Role' }] },
      },
    });
    expect(['logs:PutLogEvents', 'sqs:SendMessage', 'sns:Publish', 'sqs:ReceiveMessage'].map(may)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('its sessions, which have the role’s name and can be restricted by their own policies', async () => {
  const { arn, register } = await deployed({
    Role: role({ Policies: [{ PolicyName: 'p', PolicyDocument: allow('s3:*') }] }),
  });
  const session = register.iam.roleSession(arn, 'me', {
    sessionPolicies: [{ ...allow('s3:GetObject'), Statement: [] }],
  });
  expect(session.arn).toMatch(/^arn:aws:sts::000000000000:assumed-role\/A-Role-[0-9A-Z]+\/me$/);
  expect(register.iam.decide(session, { action: 's3:GetObject', resource: 'r' }).allowed).toBe(false);
  expect(() => register.iam.roleSession('arn:aws:iam::000000000000:role/None', 'me')).toThrow(
    'there is no role',
  );
});

test.each([
  [
    'a policy of AWS’s that is not known',
    { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] },
    'AdministratorAccess is not supported',
  ],
  [
    'a condition that is not understood',
    {
      Policies: [
        {
          PolicyName: 'p',
          PolicyDocument: {
            Statement: [
              {
                Effect: 'Allow',
                Action: '*',
                Resource: '*',
                Condition: { IpAddress: { 'aws:SourceIp': '::1' } },
              },
            ],
          },
        },
      ],
    },
    'condition operator IpAddress is not supported',
  ],
  ['a permissions boundary', { PermissionsBoundary: 'arn' }, 'property PermissionsBoundary is not supported'],
])('rejects %s', async (_name, properties, message) => {
  await expect(deployed({ Role: role(properties) })).rejects.toThrow(message);
});

// IAM API Reference.
describe('the IAM API', () => {
  const lambdaBasics = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
  let cloud: Awaited<ReturnType<typeof smallCloud>>;
  let name: string;
  beforeAll(async () => {
    cloud = await smallCloud();
    cloud.attach(iamApi({ ...cloud.needs, startedAt: new Date('2026-03-01T12:00:00Z') }).handler);
    const { kinds } = createIamService(cloud.needs);
    const created = await deployOne(kinds, 'AWS::IAM::Role', 'Reader', {
      AssumeRolePolicyDocument: trust,
      ManagedPolicyArns: [lambdaBasics],
      Policies: [{ PolicyName: 'reads', PolicyDocument: allow('s3:GetObject') }],
    });
    name = created.ref;
    const PolicyDocument = allow('dynamodb:Query');
    await deployOne(kinds, 'AWS::IAM::Policy', 'More', { PolicyName: 'more', PolicyDocument, Roles: [name] });
  });
  afterAll(() => cloud.stop());

  const ask = (Action: string, form: Readonly<Record<string, string>> = {}, roleArn?: string) =>
    cloud.signedForm('iam', { Action, Version: '2010-05-08', ...form }, roleArn);
  const documentIn = (xml: string, element: string): unknown =>
    JSON.parse(decodeURIComponent(textsOf(xml, element)[0] ?? ''));

  test('returns the roles', async () => {
    const { text } = await ask('ListRoles');
    expect(textsOf(text, 'RoleName')).toEqual([name]);
    const { text: one } = await ask('GetRole', { RoleName: name });
    expect(textsOf(one, 'Arn')).toEqual([`arn:aws:iam::000000000000:role/${name}`]);
    expect(documentIn(one, 'AssumeRolePolicyDocument')).toEqual(trust);
  });

  test('returns the inline policies of a role and its attached ones', async () => {
    expect(textsOf((await ask('ListRolePolicies', { RoleName: name })).text, 'member')).toEqual([
      'reads',
      'more',
    ]);
    const { text } = await ask('GetRolePolicy', { RoleName: name, PolicyName: 'more' });
    expect(documentIn(text, 'PolicyDocument')).toEqual(allow('dynamodb:Query'));
  });

  test('returns the managed policies of a role', async () => {
    const { text } = await ask('ListAttachedRolePolicies', { RoleName: name });
    expect(textsOf(text, 'PolicyArn')).toEqual([lambdaBasics]);
    const { text: policy } = await ask('GetPolicy', { PolicyArn: lambdaBasics });
    const [VersionId = ''] = textsOf(policy, 'DefaultVersionId');
    const { text: version } = await ask('GetPolicyVersion', { PolicyArn: lambdaBasics, VersionId });
    expect(documentIn(version, 'Document')).toMatchObject({
      Statement: [{ Action: expect.arrayContaining(['logs:PutLogEvents']) }],
    });
  });

  test.each([
    ['an unknown role', 'GetRole', { RoleName: 'none' }, 404, 'NoSuchEntity'],
    ['an unknown policy', 'GetPolicy', { PolicyArn: 'arn:aws:iam::aws:policy/none' }, 404, 'NoSuchEntity'],
    ['a missing parameter', 'GetRole', {}, 400, 'ValidationError'],
    ['another action', 'CreateRole', {}, 400, 'InvalidAction'],
  ])('returns an error in the Query protocol for %s', async (_what, action, form, status, code) => {
    const answer = await ask(action, form);
    expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([status, [code]]);
  });

  test('requires permission for the role', async () => {
    const own = cloud.role('Own', {
      Effect: 'Allow',
      Action: 'iam:GetRole',
      Resource: `arn:aws:iam::000000000000:role/${name}`,
    });
    expect((await ask('GetRole', { RoleName: name }, own)).status).toBe(200);
    const answer = await ask('GetRole', { RoleName: 'Own' }, own);
    expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([403, ['AccessDenied']]);
  });
});
