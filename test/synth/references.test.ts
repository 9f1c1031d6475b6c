import { describe, expect, test } from '@jest/globals';
import { exportedValues } from '#lib/exported-values';
import { synthesized, type Synthesized, type Template } from '#test/synth/synthesized';

interface Reference {
  /** The last part of the names of the stacks. */
  readonly from: string;
  readonly to: string;
  readonly strength: 'strong' | 'weak';
  /** The imported output, without the hash at its end. */
  readonly output: string;
}

const stages = { dev: synthesized('dev'), prod: synthesized('prod') };
const everyStage = Object.entries(stages);

const referencesOf = ({ templates }: Synthesized): Reference[] =>
  Object.entries(templates).flatMap(([from, template]) => found(template).map((each) => ({ from, ...each })));

function found(value: unknown): Omit<Reference, 'from'>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('Fn::ImportValue' in value) {
    const [stack = '', output = ''] = String(value['Fn::ImportValue']).split(':');
    return [{ to: lastName(stack), strength: 'strong', output }];
  }
  if ('Fn::GetStackOutput' in value) {
    const { StackName, OutputName } = value['Fn::GetStackOutput'] as Record<string, string>;
    return [{ to: lastName(StackName), strength: 'weak', output: String(OutputName) }];
  }
  return Object.values(value).flatMap(found);
}

const lastName = (stackName = '') => stackName.replace(/^.*-/, '');

describe.each(everyStage)('references between stacks in %s', (_stage, stage) => {
  const references = referencesOf(stage);

  test('import every value of the Data and Identity stacks', () => {
    const kept = references.filter(({ to }) => to === 'Data' || to === 'Identity');
    expect([...new Set(kept.map(({ from }) => from))].sort()).toEqual([
      'Api',
      'ApiCasinos',
      'ApiCompanies',
      'ApiGames',
      'ApiPlay',
      'ApiReports',
      'Identity',
      'Journal',
      'Notifications',
      'Promotions',
      'Rest',
      'Storage',
      'Tournaments',
      'Watch',
      'Web',
    ]);
    expect(kept.filter(({ strength }) => strength === 'weak')).toEqual([]);
  });

  test('are weak only from alarms to the resources that they watch', () => {
    const weak = references.filter(({ strength }) => strength === 'weak');
    const read = weak.map(({ from, to, output }) => `${from}: ${typeOf(stage, to, output)} of ${to}`);
    expect([...new Set(read)].sort()).toEqual([
      ...(stage === stages.prod ? ['EdgeWatch: AWS::CloudFront::Distribution of Web'] : []),
      'Watch: AWS::ApiGateway::RestApi of Rest',
      'Watch: AWS::AppSync::GraphQLApi of Api',
      'Watch: AWS::Lambda::Function of ApiCasinos',
      'Watch: AWS::Lambda::Function of ApiCompanies',
      'Watch: AWS::Lambda::Function of ApiGames',
      'Watch: AWS::Lambda::Function of ApiPlay',
      'Watch: AWS::Lambda::Function of ApiReports',
      'Watch: AWS::Lambda::Function of Journal',
      'Watch: AWS::Lambda::Function of Notifications',
      'Watch: AWS::Lambda::Function of Promotions',
      'Watch: AWS::Lambda::Function of Rest',
      'Watch: AWS::Lambda::Function of Storage',
      'Watch: AWS::Lambda::Function of Tournaments',
      'Watch: AWS::Lambda::Function of Web',
      'Watch: AWS::SQS::Queue of ApiCasinos',
      'Watch: AWS::SQS::Queue of ApiCompanies',
      'Watch: AWS::SQS::Queue of ApiGames',
      'Watch: AWS::SQS::Queue of Journal',
      'Watch: AWS::SQS::Queue of Notifications',
      'Watch: AWS::SQS::Queue of Storage',
      'Watch: AWS::SQS::Queue of Tournaments',
      'Watch: AWS::StepFunctions::StateMachine of ApiGames',
      'Watch: AWS::StepFunctions::StateMachine of Journal',
    ]);
  });
});

/** The stacks with values that other stacks import. The buckets of other stacks, such as `LabWork`, are used there only. */
const exporting = ['Api', 'ApiCompanies', 'Data', 'Identity', 'Rest', 'Storage', 'Tournaments', 'Web'];

/** Values of single resources, which `IdentityStack` exports: the roles of visitors, and the function of an alarm. */
const single = ['Identity: AWS::IAM::Role Ref', 'Identity: AWS::Lambda::Function Ref'];

test.each(everyStage)('in %s, every imported value is one that stays exported', (_stage, stage) => {
  const strong = referencesOf(stage).filter(({ strength }) => strength === 'strong');
  expect(strong.length).toBeGreaterThan(100);
  const unkept = strong
    .map(({ to, output }) => ({ to, ...exportedBy(stage, to, output) }))
    .filter(({ to, type, value }) => !exporting.includes(to) || !exportedValues[type]?.includes(value))
    .map(({ to, type, value }) => `${to}: ${type} ${value}`);
  expect([...new Set(unkept)].sort()).toEqual(single);
});

test.each(everyStage)(
  'in %s, removing the last use of a value does not remove its export',
  (_stage, stage) => {
    const wanted = exporting.flatMap((name) =>
      Object.entries(templateOf(stage, name).Resources).flatMap(([id, { Type, Properties }]) =>
        (exportedValues[Type] ?? [])
          // A table without a stream has no such attribute.
          .filter((value) => value !== 'StreamArn' || 'StreamSpecification' in Properties)
          .map((value) => `${name}: ${id} ${value}`),
      ),
    );
    const exports = exporting.flatMap((name) => {
      const { Resources, Outputs = {} } = templateOf(stage, name);
      return Object.entries(Outputs)
        .filter(([, output]) => 'Export' in output)
        .map(([output]) => exportedBy(stage, name, output))
        .filter(({ id }) => (Resources[id]?.Type ?? '') in exportedValues)
        .map(({ id, value }) => `${name}: ${id} ${value}`);
    });
    expect(exports.sort()).toEqual(wanted.sort());
  },
);

test.each(everyStage)('in %s, the key of exclusions is never generated again', (_stage, stage) => {
  // A change of the id, the name or the generator makes AWS generate a new value, and no exclusion would be found.
  const secret = templateOf(stage, 'Data').Resources.ExclusionKeySecret27901DC2;
  const { Name, GenerateSecretString } = secret?.Properties ?? {};
  expect({ Type: secret?.Type, Name, GenerateSecretString }).toEqual({
    Type: 'AWS::SecretsManager::Secret',
    Name: undefined,
    GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 64 },
  });
});

test('the key of exclusions is replicated to the configured region', () => {
  const secret = templateOf(synthesized('prod, warmer'), 'Data').Resources.ExclusionKeySecret27901DC2;
  expect(secret?.Properties).toMatchObject({ ReplicaRegions: [{ Region: 'eu-central-1' }] });
});

test('restored tables are used instead of the created ones, which keep their exports', () => {
  const stage = synthesized('prod, mail by an address, restored tables');
  const tables = referencesOf(stage)
    .filter(({ to }) => to === 'Data')
    .map(({ output, to }) => exportedBy(stage, to, output))
    .filter(({ type }) => type === 'AWS::DynamoDB::GlobalTable')
    .map(({ id }) => id.replace(/.{8}$/, ''));
  expect([...new Set(tables)]).toEqual(['ScoresTable']);
  expect(templateOf(stage, 'Data').Outputs).toEqual(templateOf(stages.prod, 'Data').Outputs);
  const streams = Object.values(stage.templates).flatMap(({ Resources }) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === 'AWS::Lambda::EventSourceMapping')
      .map(({ Properties }) => JSON.stringify(Properties.EventSourceArn)),
  );
  const read = streams.map((arn) => /table\/(.*?-restored\/stream\/[^"]+)/.exec(arn)?.[1]).sort();
  expect([...new Set(read)]).toEqual(
    ['Audit', 'Journal', 'Main', 'Play'].map((name) => `${name}-restored/stream/2026-11-30T10:00:00.000`),
  );
});

function templateOf({ templates }: Synthesized, stack: string): Template {
  const template = templates[stack];
  if (!template) throw new Error(`There is no stack ${stack}.`);
  return template;
}

/** The resource and the value (`Ref` or the name of an attribute) in an output of a stack. */
function exportedBy(stage: Synthesized, stack: string, output: string) {
  const { Resources, Outputs = {} } = templateOf(stage, stack);
  const { Ref, 'Fn::GetAtt': attribute = [Ref ?? '', 'Ref'] } = (Outputs[output]?.Value ?? {}) as {
    Ref?: string;
    'Fn::GetAtt'?: readonly [id: string, value: string];
  };
  const [id, value] = attribute;
  const type = Resources[id]?.Type;
  if (type === undefined) throw new Error(`The output ${output} of ${stack} is not the value of a resource.`);
  return { id, type, value };
}

/** The type of the resource to which an output of a stack refers. */
function typeOf(stage: Synthesized, stack: string, output: string): string | undefined {
  const { Resources } = templateOf(stage, stack);
  const [id] = Object.keys(Resources)
    .filter((logicalId) => output.includes(logicalId))
    .sort((one, other) => other.length - one.length);
  return id === undefined ? undefined : Resources[id]?.Type;
}
