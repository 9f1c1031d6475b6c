import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { deploy } from './deploy';
import { inert } from './inert';
import { TemplateRefused } from './refusals';
import { resourceKind } from './resource-kind';
import { parseTemplate } from './template';

const place = {
  region: 'eu-west-1',
  accountId: '000000000000',
  parameters: { Origin: 'http://localhost:1' },
};

/** A resource kind that records the created resources. `Text` accepts any value, also the result of a function. */
function boxes() {
  const created: { logicalId: string; text: unknown }[] = [];
  const kind = resourceKind({
    type: 'Test::Box',
    properties: v.strictObject({
      Text: v.optional(v.unknown()),
      Size: v.optional(v.picklist([1, 2])),
      Lock: v.optional(v.strictObject({ Key: v.string() })),
      Colour: inert('boxes have none here'),
    }),
    create: ({ logicalId, nameSeed, properties: { Text } }) => {
      if (Text === 'burst') throw new Error('it burst');
      created.push({ logicalId, text: Text });
      return { ref: `ref-${logicalId}`, attributes: { Arn: `arn:box:${logicalId}`, Seed: nameSeed } };
    },
  });
  return { created, kind };
}

type Template = Record<string, unknown>;

async function deployed(templates: Record<string, Template>) {
  const { created, kind } = boxes();
  const stacks = Object.entries(templates).map(([name, template]) => ({
    name,
    template: parseTemplate(name, template),
  }));
  const { outputs } = await deploy(stacks, [kind], place);
  return { created, outputs };
}

const box = (Text: unknown, rest: object = {}) => ({ Type: 'Test::Box', Properties: { Text }, ...rest });

async function refusals(templates: Record<string, Template>): Promise<readonly string[]> {
  const error: unknown = await deployed(templates).catch((thrown: unknown) => thrown);
  return error instanceof TemplateRefused ? error.refusals : [`not refused: ${String(error)}`];
}

// CloudFormation User Guide, "Intrinsic function reference" and "Pseudo parameters reference".
test.each<[string, unknown, unknown]>([
  ['Ref to a resource', { Ref: 'Other' }, 'ref-Other'],
  ['Ref to a parameter', { Ref: 'Origin' }, 'http://localhost:1'],
  ['a parameter’s default', { Ref: 'Kept' }, 'standard'],
  [
    'pseudo parameters',
    { 'Fn::Join': ['/', [{ Ref: 'AWS::Region' }, { Ref: 'AWS::AccountId' }]] },
    'eu-west-1/000000000000',
  ],
  ['GetAtt', { 'Fn::GetAtt': ['Other', 'Arn'] }, 'arn:box:Other'],
  ['GetAtt, short', { 'Fn::GetAtt': 'Other.Arn' }, 'arn:box:Other'],
  [
    'Sub',
    { 'Fn::Sub': '${AWS::StackName}-${Other}-${Other.Arn}-${!Literal}' },
    'A-ref-Other-arn:box:Other-${Literal}',
  ],
  [
    'Sub with values',
    { 'Fn::Sub': ['${x}-${Other}', { x: { Ref: 'Origin' } }] },
    'http://localhost:1-ref-Other',
  ],
  [
    'Select and Split',
    { 'Fn::Select': [2, { 'Fn::Split': [':', { 'Fn::GetAtt': ['Other', 'Arn'] }] }] },
    'Other',
  ],
  ['If', { 'Fn::If': ['Small', 'yes', { Ref: 'Nowhere' }] }, 'yes'],
  ['Not, And, Or', { 'Fn::If': ['Odd', 'yes', 'no'] }, 'no'],
  ['NoValue in lists and objects', [1, { Ref: 'AWS::NoValue' }, { a: { Ref: 'AWS::NoValue' } }], [1, {}]],
  ['FindInMap', { 'Fn::FindInMap': ['M', 'a', 'b'] }, 'mapped'],
  ['Base64', { 'Fn::Base64': 'hé' }, 'aMOp'],
  ['ImportValue', { 'Fn::ImportValue': 'B:exported' }, 'ref-Far'],
  [
    'GetStackOutput',
    { 'Fn::GetStackOutput': { StackName: 'B', Region: 'eu-west-1', OutputName: 'Out' } },
    'arn:box:Far',
  ],
  [
    'a statement’s conditions',
    [{ Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
    [{ Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
  ],
])('%s', async (_name, text, expected) => {
  const { created } = await deployed({
    A: {
      Parameters: { Origin: { Type: 'String' }, Kept: { Type: 'String', Default: 'standard' } },
      Mappings: { M: { a: { b: 'mapped' } } },
      Conditions: {
        Small: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'eu-west-1'] },
        Odd: {
          'Fn::Or': [
            { 'Fn::Not': [{ Condition: 'Small' }] },
            { 'Fn::And': [{ Condition: 'Small' }, { 'Fn::Equals': [1, 2] }] },
          ],
        },
      },
      Resources: { Asking: box(text), Other: box('x') },
    },
    B: {
      Resources: { Far: box('y') },
      Outputs: {
        Out: { Value: { 'Fn::GetAtt': ['Far', 'Arn'] } },
        Shared: { Value: { Ref: 'Far' }, Export: { Name: { 'Fn::Sub': '${AWS::StackName}:exported' } } },
      },
    },
  });
  expect(created.find(({ logicalId }) => logicalId === 'Asking')?.text).toEqual(expected);
});

describe('a deployment', () => {
  test('creates each resource after its dependencies, across stacks in both directions', async () => {
    const out = (StackName: string) => ({ 'Fn::GetStackOutput': { StackName, OutputName: 'Out' } });
    const { created, outputs } = await deployed({
      A: {
        Resources: { A1: box(out('B')), A2: box('x', { DependsOn: ['A1'] }) },
        Outputs: { Out: { Value: { Ref: 'A2' } } },
      },
      B: { Resources: { B2: box(out('A')), B1: box('y') }, Outputs: { Out: { Value: { Ref: 'B1' } } } },
    });
    expect(created.map(({ logicalId }) => logicalId)).toEqual(['B1', 'A1', 'A2', 'B2']);
    expect(outputs).toEqual({ A: { Out: 'ref-A2' }, B: { Out: 'ref-B1' } });
  });

  test('omits resources with a false condition', async () => {
    const { created } = await deployed({
      A: {
        Conditions: { No: { 'Fn::Equals': ['a', 'b'] } },
        Resources: { A1: box('x', { Condition: 'No' }), A2: box('y') },
      },
    });
    expect(created.map(({ logicalId }) => logicalId)).toEqual(['A2']);
  });

  test('rejects and names an import that no stack exports', async () => {
    const exported = { Value: 'x', Export: { Name: 'B:exported' } };
    expect(
      await refusals({
        A: { Resources: { Asking: box({ 'Fn::ImportValue': 'B:missing' }) } },
        B: { Resources: { Far: box('y') }, Outputs: { Shared: exported } },
      }),
    ).toEqual(['A / Asking (Test::Box): no stack exports B:missing']);
  });

  test('rejects a dependency cycle and names it', async () => {
    const circle = { A: { Resources: { A1: box({ Ref: 'A2' }), A2: box({ Ref: 'A1' }) } } };
    await expect(deployed(circle)).rejects.toThrow('A/A1 → A/A2 → A/A1');
  });

  test('reports everything that is not supported at once, before it creates anything', async () => {
    const Properties = { Depth: 3, Lock: { Key: { Ref: 'Fine' }, Spare: 1 }, Colour: 'red' };
    expect(
      await refusals({
        A: {
          Resources: {
            Fine: box('burst'),
            Other: { Type: 'Test::Crate' },
            Deep: { Type: 'Test::Box', Properties },
          },
        },
        B: {
          Resources: { Sized: { Type: 'Test::Box', Properties: { Size: 3 } }, Odd: box({ 'Fn::Cidr': [] }) },
        },
      }),
    ).toEqual([
      'A / Other (Test::Crate): this resource type is not supported by the local cloud',
      'A / Deep (Test::Box): property Lock.Spare is not supported by the local cloud',
      'A / Deep (Test::Box): property Depth is not supported by the local cloud',
      'B / Sized (Test::Box): property Size is not supported by the local cloud with this value (Invalid type: Expected (1 | 2) but received 3)',
      'B / Odd (Test::Box): Fn::Cidr is not supported by the local cloud',
    ]);
  });

  test('reports the resource that failed, but not those that depend on it', async () => {
    expect(
      await refusals({
        A: {
          Resources: {
            Bad: box('burst'),
            After: box({ Ref: 'Bad' }),
            Asks: box({ 'Fn::GetAtt': ['Good', 'Nope'] }),
            Good: box('x'),
          },
        },
      }),
    ).toEqual([
      'A / Bad (Test::Box): it burst',
      'A / Asks (Test::Box): attribute Nope of Good is not supported by the local cloud',
    ]);
  });

  test('rejects references to missing resources and attributes', async () => {
    expect(
      await refusals({
        A: { Resources: { X: box({ Ref: 'Nowhere' }), Y: box({ 'Fn::Select': [4, ['a']] }) } },
      }),
    ).toEqual(['A / X (Test::Box): it refers to Nowhere, which does not exist']);
    expect(await refusals({ A: { Resources: { Y: box({ 'Fn::Select': [4, ['a']] }) } } })).toEqual([
      'A / Y (Test::Box): Fn::Select: the list has no element 4',
    ]);
  });

  test('gives a resource the same name seed every time, and no other resource the same seed', async () => {
    const template = {
      Resources: { X: box('x') },
      Outputs: { Seed: { Value: { 'Fn::GetAtt': ['X', 'Seed'] } } },
    };
    const [first, second] = [
      await deployed({ A: template, B: template }),
      await deployed({ A: template, B: template }),
    ];
    expect(first.outputs).toEqual(second.outputs);
    expect(first.outputs.A).not.toEqual(first.outputs.B);
  });
});

test('rejects an unsupported template section', () => {
  expect(() => parseTemplate('A', { Resources: {}, Transform: 'AWS::Serverless-2016-10-31' })).toThrow(
    'A: Transform is not supported',
  );
});
