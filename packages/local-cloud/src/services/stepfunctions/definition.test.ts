import { expect, test } from '@jest/globals';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { stateMachineKind } from './state-machine-kind';
import type { StateMachine } from './state-machine';

const end = { Type: 'Succeed' };
const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:f';
const task = (fields: object) => ({
  StartAt: 'Play',
  States: { Play: { Type: 'Task', Resource: functionArn, End: true, ...fields } },
});
const map = (fields: object, processor: object = {}) => ({
  StartAt: 'Play',
  States: {
    Play: {
      Type: 'Map',
      End: true,
      ItemProcessor: { ...task({}), ...processor },
      ...fields,
    },
  },
});

async function deployed(definition: unknown, properties: object = {}) {
  const machines: StateMachine[] = [];
  const Resources = {
    Runs: {
      Type: 'AWS::StepFunctions::StateMachine',
      Properties: {
        RoleArn: 'arn:aws:iam::000000000000:role/r',
        DefinitionString: typeof definition === 'string' ? definition : JSON.stringify(definition),
        ...properties,
      },
    },
  };
  const kinds = [stateMachineKind({ put: (machine) => void machines.push(machine) })];
  const place = { region: 'eu-west-1', accountId: '000000000000', parameters: {} };
  await deploy([{ name: 'Lab', template: parseTemplate('Lab', { Resources }) }], kinds, place);
  return machines[0];
}

test('creates a machine from its definition with substitutions', async () => {
  const machine = await deployed(
    '{"StartAt":"Go","States":{"Go":{"Type":"Task","Resource":"${Play}","End":true}}}',
    {
      DefinitionSubstitutions: { Play: functionArn },
      StateMachineName: 'runs',
      StateMachineType: 'STANDARD',
      TracingConfiguration: { Enabled: true },
      LoggingConfiguration: { Level: 'ALL' },
    },
  );
  expect(machine).toMatchObject({ name: 'runs', definition: { States: { Go: { Resource: functionArn } } } });
});

// Amazon States Language, https://states-language.net/spec.html
test.each([
  ['a type of state', { StartAt: 'A', States: { A: { Type: 'Parallel', End: true } } }, 'States.A.Type'],
  ['a field', task({ HeartbeatSeconds: 5 }), 'States.Play.HeartbeatSeconds'],
  [
    'a field of a retrier',
    task({ Retry: [{ ErrorEquals: ['X'], Jitter: 1 }] }),
    'States.Play.Retry.0.Jitter',
  ],
  ['a language', { ...task({}), QueryLanguage: 'JSONata' }, 'QueryLanguage'],
  ['an integration', task({ Resource: 'arn:aws:states:::sqs:sendMessage' }), 'States.Play.Resource'],
  ['an intrinsic', task({ Parameters: { 'a.$': "States.Format('{}', $.b)" } }), 'States.Play.Parameters.a.$'],
  ['a wildcard in a path', task({ InputPath: '$.a[*].b' }), 'States.Play.InputPath'],
  [
    'a filter within a list',
    task({ Parameters: { of: [{ 'a.$': '$..b' }] } }),
    'States.Play.Parameters.of.0.a.$',
  ],
  [
    'another part of the context',
    task({ Parameters: { 't.$': '$$.Task.Token' } }),
    'States.Play.Parameters.t.$',
  ],
  ['a result in the context', task({ ResultPath: '$$.State' }), 'States.Play.ResultPath'],
  ['an item reader', map({ ItemReader: {} }), 'States.Play.ItemReader'],
  ['a tolerated failure', map({ ToleratedFailurePercentage: 5 }), 'States.Play.ToleratedFailurePercentage'],
  [
    'an inline map with a type',
    map({}, { ProcessorConfig: { ExecutionType: 'EXPRESS' } }),
    'States.Play.ItemProcessor.ProcessorConfig',
  ],
  [
    'a state within a map',
    map({}, { States: { Play: { Type: 'Wait' } } }),
    'States.Play.ItemProcessor.States.Play.Type',
  ],
  [
    'an invocation of a version',
    task({ Resource: 'arn:aws:states:::lambda:invoke', Parameters: { FunctionName: 'f', Qualifier: '1' } }),
    'States.Play',
  ],
  ['a start that is not there', { StartAt: 'B', States: { A: end } }, 'StartAt'],
  ['a next that is not there', { StartAt: 'A', States: { A: { Type: 'Pass', Next: 'B' } } }, 'States.A.Next'],
  [
    'a catcher that leads nowhere',
    task({ Catch: [{ ErrorEquals: ['X'], Next: 'B' }] }),
    'States.Play.Catch.0.Next',
  ],
  ['neither next nor end', task({ End: undefined }), 'States.Play'],
  ['a state that is never reached', { StartAt: 'A', States: { A: end, B: end } }, 'States.B'],
  [
    'a wildcard among names',
    task({ Retry: [{ ErrorEquals: ['States.ALL', 'X'] }] }),
    'States.Play.Retry.0.ErrorEquals',
  ],
  [
    'a wildcard before others',
    task({ Retry: [{ ErrorEquals: ['States.ALL'] }, { ErrorEquals: ['X'] }] }),
    'States.Play.Retry',
  ],
])('rejects %s with its position', async (_what, definition, place) => {
  await expect(deployed(definition)).rejects.toThrow(
    `Lab / Runs (AWS::StepFunctions::StateMachine): property DefinitionString.${place} is not supported`,
  );
});

test('finds errors before other resources are resolved', async () => {
  const definition = {
    'Fn::Join': ['', ['{"StartAt":"A","States":{"A":{"Type":"Wait","Comment":"', { Ref: 'Runs' }, '"}}}']],
  };
  await expect(deployed('', { DefinitionString: definition })).rejects.toThrow(
    /States\.A\.Type is not supported/,
  );
});

test('rejects invalid JSON, express machines and targets that are not functions', async () => {
  await expect(deployed('{')).rejects.toThrow(
    'DefinitionString is not supported by the local cloud with this value (it is not JSON)',
  );
  await expect(deployed(task({}), { StateMachineType: 'EXPRESS' })).rejects.toThrow(
    'property StateMachineType',
  );
  await expect(deployed(task({ Resource: 'f' }))).rejects.toThrow('the state Play has no function’s ARN: f');
});
