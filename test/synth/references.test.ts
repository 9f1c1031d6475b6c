import { describe, expect, test } from '@jest/globals';
import { synthesized, type Synthesized } from '#test/synth/synthesized';

interface Reference {
  /** The stacks' last names. */
  readonly from: string;
  readonly to: string;
  readonly strength: 'strong' | 'weak';
  /** The output that is read, without the hash at its end. */
  readonly output: string;
}

const everyStage = Object.entries({ dev: synthesized('dev'), prod: synthesized('prod') });

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
      'Identity',
      'Storage',
      'Watch',
      'Web',
    ]);
    expect(kept.filter(({ strength }) => strength === 'weak')).toEqual([]);
  });

  test('are weak only where an alarm names a function, queue, API or state machine', () => {
    const weak = references.filter(({ strength }) => strength === 'weak');
    const pairs = new Set(weak.map(({ from, to }) => `${from} reads ${to}`));
    expect([...pairs].sort()).toEqual(['Watch reads Api', 'Watch reads Storage']);
    const types = weak.map(({ to, output }) => typeOf(stage, to, output));
    expect([...new Set(types)].sort()).toEqual([
      'AWS::AppSync::GraphQLApi',
      'AWS::Lambda::Function',
      'AWS::SQS::Queue',
      'AWS::StepFunctions::StateMachine',
    ]);
  });
});

/** The type of the resource that an output of a stack reads. */
function typeOf({ templates }: Synthesized, stack: string, output: string): string | undefined {
  const { Resources = {} } = templates[stack] ?? {};
  const [id] = Object.keys(Resources)
    .filter((logicalId) => output.includes(logicalId))
    .sort((one, other) => other.length - one.length);
  return id === undefined ? undefined : Resources[id]?.Type;
}
