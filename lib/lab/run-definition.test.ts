import { expect, test } from '@jest/globals';
import { Stack } from 'aws-cdk-lib/core';
import { Function } from 'aws-cdk-lib/aws-lambda';
import { StateGraph } from 'aws-cdk-lib/aws-stepfunctions';
import { runDefinition } from '#lib/lab/run-definition';

const stack = new Stack(undefined, 'Lab', { env: { region: 'eu-west-1', account: '000000000000' } });
const imported = (name: string) =>
  Function.fromFunctionArn(stack, name, `arn:aws:lambda:eu-west-1:000000000000:function:${name}`);
const chain = runDefinition(stack, {
  playShard: imported('play'),
  judgeRun: imported('judge'),
  shardsAtOnce: 7,
});
const { States: states } = stack.resolve(new StateGraph(chain.startState, 'runs').toGraphJson()) as {
  States: Readonly<Record<string, State>>;
};

interface State {
  readonly MaxConcurrency?: number;
  readonly Catch?: readonly { readonly ErrorEquals: readonly string[]; readonly Next: string }[];
  readonly Retry?: readonly Retrier[];
  readonly ItemProcessor?: { readonly States: Readonly<Record<string, State>> };
}
interface Retrier {
  readonly ErrorEquals: readonly string[];
  readonly IntervalSeconds: number;
  readonly BackoffRate: number;
  readonly MaxAttempts: number;
  readonly MaxDelaySeconds?: number;
}

test('passes every final failure to the evaluation', () => {
  for (const name of ['PlayShards', 'JudgeRun'])
    expect(states[name]?.Catch).toMatchObject([{ ErrorEquals: ['States.ALL'], Next: 'ReportFailure' }]);
});

test('limits parallel shards to the setting of the stage', () => {
  expect(states.PlayShards?.MaxConcurrency).toBe(7);
});

test('retries shards in an account with low concurrency', () => {
  const tasks = [states.PlayShards?.ItemProcessor?.States.PlayShard, states.JudgeRun, states.ReportFailure];
  for (const task of tasks) {
    const names = ['Lambda.TooManyRequestsException', 'States.TaskFailed'];
    const retrier = task?.Retry?.find(({ ErrorEquals }) =>
      ErrorEquals.some((error) => names.includes(error)),
    );
    expect(waitedSeconds(retrier)).toBeGreaterThan(600);
  }
});

function waitedSeconds(retrier: Retrier | undefined): number {
  if (!retrier) return 0;
  const { IntervalSeconds, BackoffRate, MaxAttempts, MaxDelaySeconds = Infinity } = retrier;
  return Array.from({ length: MaxAttempts }, (_, attempt) =>
    Math.min(IntervalSeconds * BackoffRate ** attempt, MaxDelaySeconds),
  ).reduce((sum, seconds) => sum + seconds, 0);
}
