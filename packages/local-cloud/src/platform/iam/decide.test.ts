import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { IamQuestion, PolicyDocument, PolicyStatement, Principal } from '../principal';
import { createDecide } from './decide';
import { checkPolicy } from './statement';

const decide = createDecide({ clock: { now: () => new Date('2026-03-01T12:00:00Z') } });

const policy = (...Statement: PolicyStatement[]): PolicyDocument => ({ Version: '2012-10-17', Statement });
const allow = (rest: Partial<PolicyStatement>) =>
  policy({ Effect: 'Allow', Action: '*', Resource: '*', ...rest });
const deny = (rest: Partial<PolicyStatement>) =>
  policy({ Effect: 'Deny', Action: '*', Resource: '*', ...rest });

function session(...gates: PolicyDocument[][]): Principal {
  const context = { 'cognito-identity.amazonaws.com:sub': 'eu-west-1:1', 'aws:odd': 'a*b' };
  const roleArn = 'arn:aws:iam::000000000000:role/Reader';
  return { arn: 'arn:aws:sts::000000000000:assumed-role/Reader/s', roleArn, gates, context };
}

function allowed(gates: PolicyDocument[][], question: Partial<IamQuestion>): boolean {
  return decide(session(...gates), { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k', ...question })
    .allowed;
}

// IAM User Guide, "Policy evaluation logic".
describe('a decision', () => {
  test('denies by default', () => {
    expect(decide(session([]), { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' })).toEqual({
      allowed: false,
      reason:
        'User: arn:aws:sts::000000000000:assumed-role/Reader/s is not authorized to perform: s3:GetObject ' +
        'on resource: arn:aws:s3:::b/k because no identity-based policy allows the s3:GetObject action',
    });
    expect(allowed([[allow({})]], {})).toBe(true);
  });

  test('denies if any statement denies', () => {
    expect(allowed([[allow({}), deny({ Action: 's3:get*' })]], {})).toBe(false);
    expect(allowed([[allow({})], [deny({}), allow({})]], {})).toBe(false);
    expect(allowed([[allow({})]], { resourcePolicy: deny({ Principal: '*' }) })).toBe(false);
    const everyone = { AWS: 'arn:aws:iam::000000000000:root' };
    expect(allowed([[allow({})]], { resourcePolicy: deny({ Principal: everyone }) })).toBe(false);
  });

  test('requires every policy layer to allow', () => {
    expect(allowed([[allow({})], [allow({ Action: 's3:*' })]], {})).toBe(true);
    expect(allowed([[allow({})], [allow({ Action: 'dynamodb:*' })]], {})).toBe(false);
  });

  test('can be allowed by the resource’s policy', () => {
    const forRole = allow({ Principal: { AWS: 'arn:aws:iam::000000000000:role/Reader' } });
    expect(allowed([[]], { resourcePolicy: forRole })).toBe(true);
    expect(allowed([[], [allow({ Action: 'sns:*' })]], { resourcePolicy: forRole })).toBe(false);
    expect(
      allowed([[]], {
        resourcePolicy: allow({ Principal: { AWS: 'arn:aws:iam::000000000000:role/Other' } }),
      }),
    ).toBe(false);
    expect(
      allowed([[]], { resourcePolicy: allow({ Principal: { AWS: 'arn:aws:iam::000000000000:root' } }) }),
    ).toBe(false);
  });

  test('allows a service by its name and source', () => {
    const edge: Principal = { arn: 'cloudfront.amazonaws.com', gates: [], context: {} };
    const resourcePolicy = allow({
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': 'arn:d' } },
    });
    const ask = (source: string, principal = edge) =>
      decide(principal, {
        action: 's3:GetObject',
        resource: 'r',
        resourcePolicy,
        context: { 'aws:SourceArn': source },
      });
    expect(ask('arn:d').allowed).toBe(true);
    expect(ask('arn:e').allowed).toBe(false);
    expect(ask('arn:d', { ...edge, arn: 'sns.amazonaws.com' }).allowed).toBe(false);
  });
});

test.each<[string, Partial<PolicyStatement>, Partial<IamQuestion>, boolean]>([
  ['actions ignore case', { Action: 'S3:getobject' }, {}, true],
  ['? is one character', { Action: 's3:Get?bject' }, {}, true],
  ['a dot is a dot', { Resource: 'arn:aws:s3:::b.k' }, {}, false],
  ['* reaches over slashes', { Resource: 'arn:aws:s3:::*' }, {}, true],
  ['resources mind case', { Resource: 'arn:aws:s3:::B/k' }, {}, false],
  ['NotAction', { Action: undefined, NotAction: 's3:Get*' }, {}, false],
  ['NotResource', { Resource: undefined, NotResource: 'arn:aws:s3:::c/*' }, {}, true],
  [
    'a variable',
    { Resource: 'p/${cognito-identity.amazonaws.com:sub}/*' },
    { resource: 'p/eu-west-1:1/x' },
    true,
  ],
  [
    'another’s variable',
    { Resource: 'p/${cognito-identity.amazonaws.com:sub}/*' },
    { resource: 'p/eu-west-1:2/x' },
    false,
  ],
  ['a variable’s value is literal', { Resource: 'p/${aws:odd}' }, { resource: 'p/a1b' }, false],
  ['an unknown variable matches nothing', { Resource: '${aws:none}*' }, { resource: '${aws:none}x' }, false],
  ['a variable’s default', { Resource: "p/${aws:none, 'x'}" }, { resource: 'p/x' }, true],
  ['${*} is a star', { Resource: 'p/${*}' }, { resource: 'p/x' }, false],
])('matching: %s', (_name, statement, question, expected) => {
  expect(allowed([[allow(statement)]], question)).toBe(expected);
});

// IAM User Guide, "IAM JSON policy elements: Condition operators" and "Multivalued context keys".
test.each<[string, PolicyStatement['Condition'], IamQuestion['context'], boolean]>([
  ['one of several values', { StringEquals: { k: ['a', 'b'] } }, { K: 'b' }, true],
  ['every key', { StringEquals: { k: 'a', l: 'b' } }, { k: 'a' }, false],
  ['absent key', { StringEquals: { k: 'a' } }, {}, false],
  ['absent key, negated', { StringNotEquals: { k: 'a' } }, {}, true],
  ['IfExists, absent', { StringEqualsIfExists: { k: 'a' } }, {}, true],
  ['IfExists, other', { StringEqualsIfExists: { k: 'a' } }, { k: 'b' }, false],
  ['negated with several', { StringNotEquals: { k: ['a', 'b'] } }, { k: 'b' }, false],
  ['like', { StringLike: { k: 'images/*' } }, { k: 'images/a' }, true],
  [
    'like with a variable',
    { StringLike: { k: '${cognito-identity.amazonaws.com:sub}/*' } },
    { k: 'eu-west-1:1/a' },
    true,
  ],
  [
    'equals with a variable',
    { StringEquals: { k: 'own/${cognito-identity.amazonaws.com:sub}' } },
    { k: 'own/eu-west-1:1' },
    true,
  ],
  ['equals does not take wildcards', { StringEquals: { k: 'a*' } }, { k: 'ab' }, false],
  ['ARN', { ArnLike: { k: 'arn:aws:s3:*:*:b' } }, { k: 'arn:aws:s3:::b' }, true],
  ['ARN parts by themselves', { ArnLike: { k: 'arn:*:b' } }, { k: 'arn:aws:s3:::b' }, false],
  ['Bool', { Bool: { 'aws:SecureTransport': 'false' } }, {}, false],
  ['numbers', { NumericLessThanEquals: { k: '10' } }, { k: '9' }, true],
  ['dates', { DateGreaterThan: { 'aws:CurrentTime': '2026-01-01T00:00:00Z' } }, {}, true],
  ['Null true', { Null: { k: 'true' } }, {}, true],
  ['Null false', { Null: { k: false } }, {}, false],
  ['any of', { 'ForAnyValue:StringLike': { k: 'authenticated' } }, { k: ['x', 'authenticated'] }, true],
  ['any of none', { 'ForAnyValue:StringLike': { k: '*' } }, {}, false],
  ['all of', { 'ForAllValues:StringEquals': { k: ['a', 'b'] } }, { k: ['a', 'c'] }, false],
  ['all of none', { 'ForAllValues:StringEquals': { k: 'a' } }, {}, true],
  [
    'all of none, and Null false',
    { 'ForAllValues:StringLike': { k: 'a*' }, Null: { k: 'false' } },
    {},
    false,
  ],
  [
    'all of an empty list',
    { 'ForAllValues:StringLike': { k: 'a*' }, Null: { k: 'false' } },
    { k: [] },
    false,
  ],
  ['all of one', { 'ForAllValues:StringLike': { k: 'a*' }, Null: { k: 'false' } }, { k: ['ab'] }, true],
  [
    'all but one',
    { 'ForAllValues:StringLike': { k: 'a*' }, Null: { k: 'false' } },
    { k: ['ab', 'b'] },
    false,
  ],
  ['none of several', { 'ForAllValues:StringNotLike': { k: ['a*', 'b*'] } }, { k: ['c', 'b'] }, false],
])('conditions: %s', (_name, Condition, context, expected) => {
  expect(allowed([[allow({ Condition })]], { context })).toBe(expected);
});

test('rejects unsupported elements', () => {
  const withCondition = allow({ Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } });
  expect(() => checkPolicy(withCondition)).toThrow('condition operator IpAddress is not supported');
  for (const [Condition, why] of [
    [{ NullIfExists: { k: 'true' } }, 'NullIfExists does not exist'],
    [{ 'ForAllValues:Null': { k: 'true' } }, 'ForAllValues:Null does not exist'],
    [{ Null: { k: 'yes' } }, 'Null of k must be true or false'],
  ] as const)
    expect(() => checkPolicy(allow({ Condition }))).toThrow(why);
  expect(() => checkPolicy(allow({ NotAction: 'x' }))).toThrow('either Action or NotAction');
});

const name = fc.constantFrom('s3:GetObject', 's3:PutObject', 'dynamodb:Query', 's3:*', '*', 'sns:Publish');
const place = fc.constantFrom('arn:a/1', 'arn:a/2', 'arn:a/*', '*');
const statement: fc.Arbitrary<PolicyStatement> = fc.record({
  Effect: fc.constantFrom('Allow', 'Deny'),
  Action: fc.array(name, { minLength: 1, maxLength: 3 }),
  Resource: place,
});
const policies = fc.array(
  fc.array(statement, { maxLength: 4 }).map((all) => policy(...all)),
  { maxLength: 3 },
);
const question = fc.record({
  action: fc.constantFrom('s3:GetObject', 's3:PutObject', 'dynamodb:Query'),
  resource: fc.constantFrom('arn:a/1', 'arn:a/2'),
});

describe('for all policies', () => {
  test('another Deny or layer never allows more, and another Allow never less', () => {
    fc.assert(
      fc.property(policies, statement, question, (gate, extra, asked) => {
        const before = allowed([gate], asked);
        const after = allowed([[...gate, policy(extra)]], asked);
        if (extra.Effect === 'Deny') expect(after && !before).toBe(false);
        else expect(before && !after).toBe(false);
        expect(allowed([gate, [policy(extra)]], asked) && !before).toBe(false);
      }),
    );
  });

  test('the order of statements and policies has no effect', () => {
    fc.assert(
      fc.property(policies, question, (gate, asked) => {
        expect(allowed([[...gate].reverse()], asked)).toBe(allowed([gate], asked));
      }),
    );
  });
});
