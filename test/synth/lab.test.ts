import { describe, expect, test } from '@jest/globals';
import { statementsOf } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const everyStage = Object.entries({ dev: synthesized('dev'), prod: synthesized('prod') });

/** The permissions of the lab's roles, except for writing their own logs and traces. */
const rightsOf = (stage: Synthesized, role: string) =>
  statementsOf(stage)
    .filter(({ policy, resource }) => policy.startsWith(`Lab${role}`) && !/^"\*"$|Log\w{8}"/.test(resource))
    .map(({ actions, resource, condition }) => {
      const partitions = /LeadingKeys":(\[.*?\])/.exec(condition)?.[1] ?? '';
      const what = /Main|Audit|LabWork|LabRuns|LabPlayShard|LabJudgeRun/g;
      return `${actions.join(' ')} on ${[...new Set(resource.match(what))].join(' ')} ${partitions}`.trim();
    })
    .sort();

describe.each(everyStage)('of test runs in %s', (_name, stage) => {
  test('the starting function can only start this machine and read games', () => {
    expect(rightsOf(stage, 'ManageTestRunsRole')).toEqual([
      'dynamodb:ConditionCheckItem on Main ["PERSON#*"]',
      'dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on Main ["RUN#*"]',
      'dynamodb:GetItem dynamodb:PutItem on Main ["LAB#*"]',
      'dynamodb:GetItem on Main ["GAME#*"]',
      'states:StartExecution on LabRuns',
    ]);
  });

  test('the function that plays a shard cannot evaluate', () => {
    expect(rightsOf(stage, 'PlayShardRole')).toEqual([
      'dynamodb:GetItem dynamodb:UpdateItem on Main ["RUN#*"]',
      's3:PutObject on LabWork',
    ]);
  });

  test('the evaluating function reads the shards and updates the version', () => {
    expect(rightsOf(stage, 'JudgeRunRole')).toEqual([
      'dynamodb:ConditionCheckItem dynamodb:UpdateItem on Main ["GAME#*"]',
      'dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on Main ["RUN#*"]',
      'dynamodb:PutItem on Audit ["GAME#*"]',
      's3:GetObject on LabWork',
    ]);
  });

  test('the machine invokes two functions and starts itself', () => {
    expect([...rightsOf(stage, 'RunsRole'), ...rightsOf(stage, 'RunsDistributed')]).toEqual([
      'lambda:InvokeFunction on LabJudgeRun LabPlayShard',
      'states:DescribeExecution states:StopExecution on LabRuns',
      'states:RedriveExecution on LabRuns',
      'states:StartExecution on LabRuns',
    ]);
  });

  test('one run uses fewer than half of the 10 concurrent functions of a new account', () => {
    const [machine] = resourcesOf(stage, 'AWS::StepFunctions::StateMachine');
    const definition = JSON.stringify(machine?.properties.DefinitionString);
    expect(/MaxConcurrency\W+(\d+)/.exec(definition)?.[1]).toBe('3');
  });

  test('intermediate results expire after a week', () => {
    const [work] = resourcesOf(stage, 'AWS::S3::Bucket').filter(({ id }) => id.startsWith('LabWork'));
    expect(work?.properties).toMatchObject({
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 7, Status: 'Enabled' }] },
    });
  });
});
