import { describe, expect, test } from '@jest/globals';
import { synthesized, type Synthesized } from '#test/synth/synthesized';

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

const kept: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['Ref', 'FnGetAtt(Arn)'],
  'AWS::Cognito::UserPool': ['Ref', 'FnGetAtt(Arn)'],
  'AWS::Cognito::IdentityPool': ['Ref'],
  'AWS::S3::Bucket': ['Ref', 'FnGetAtt(Arn)'],
  'AWS::SecretsManager::Secret': ['Ref'],
  'AWS::AppSync::GraphQLApi': ['FnGetAtt(ApiId)'],
  'AWS::ApiGateway::RestApi': ['Ref'],
};

test.each(everyStage)(
  'in %s, removing the last use of a value does not remove its export',
  (_stage, stage) => {
    const missing: string[] = [];
    for (const name of ['Data', 'Identity', 'Storage', 'Api', 'Rest', 'Tournaments']) {
      const { Resources = {}, Outputs = {} } = stage.templates[name] ?? {};
      const exports = Object.values(Outputs)
        .filter((output) => 'Export' in output)
        .map(({ Value }) => JSON.stringify(Value));
      for (const [id, { Type, Properties }] of Object.entries(Resources))
        for (const value of [
          ...(kept[Type] ?? []),
          ...('StreamSpecification' in Properties ? ['FnGetAtt(StreamArn)'] : []),
        ]) {
          const attribute = /\((\w+)\)/.exec(value)?.[1];
          const wanted = attribute ? { 'Fn::GetAtt': [id, attribute] } : { Ref: id };
          if (!exports.includes(JSON.stringify(wanted))) missing.push(`${name}: ${id} ${value}`);
        }
      // A table without a stream has no such attribute.
      for (const [id, { Type, Properties }] of Object.entries(Resources))
        if (Type === 'AWS::DynamoDB::GlobalTable' && !('StreamSpecification' in Properties))
          expect(exports).not.toContain(JSON.stringify({ 'Fn::GetAtt': [id, 'StreamArn'] }));
    }
    expect(missing).toEqual([]);
  },
);

test.each(everyStage)('in %s, the key of exclusions is never generated again', (_stage, stage) => {
  // A change of the id or of the generator makes AWS generate a new value, and no exclusion would be found.
  expect(stage.templates.Data?.Resources.ExclusionKeySecret27901DC2).toMatchObject({
    Type: 'AWS::SecretsManager::Secret',
    Properties: { GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 64 } },
  });
});

test('the key of exclusions is replicated to the configured region', () => {
  const secret = synthesized('prod, warmer').templates.Data?.Resources.ExclusionKeySecret27901DC2;
  expect(secret?.Properties).toMatchObject({ ReplicaRegions: [{ Region: 'eu-central-1' }] });
});

/** The type of the resource to which an output of a stack refers. */
function typeOf({ templates }: Synthesized, stack: string, output: string): string | undefined {
  const { Resources = {} } = templates[stack] ?? {};
  const [id] = Object.keys(Resources)
    .filter((logicalId) => output.includes(logicalId))
    .sort((one, other) => other.length - one.length);
  return id === undefined ? undefined : Resources[id]?.Type;
}
