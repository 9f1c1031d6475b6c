import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { RunningCloud, Stage } from '#test/authorization/environment/running-stage';
import { openStage } from '#test/authorization/environment/stage';
import { type LocalProcess } from '#test/support/local-process';
import { isAlive } from '#test/support/process-tree';
import { until, untilTrue } from 'cdk-local-cloud/testing';

/** The data of a started cloud that another program can read from its output. */
export async function printedCloud(local: LocalProcess): Promise<RunningCloud> {
  const printed = (pattern: RegExp): Promise<string> =>
    until(() => local.said.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0]);
  const administrator = {
    accessKeyId: await printed(/^ *export AWS_ACCESS_KEY_ID=(\S+)$/),
    secretAccessKey: await printed(/^ *export AWS_SECRET_ACCESS_KEY=(\S+)$/),
  };
  const region = await printed(/ AWS_REGION=(\S+)/);
  const endpoint = await printed(/^ *export AWS_ENDPOINT_URL=(\S+) /);
  const client = new CloudFormationClient({ region, endpoint, credentials: administrator });
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({}));
  client.destroy();
  const outputs = Object.fromEntries(
    Stacks.map(({ StackName = '', Outputs = [] }) => [
      StackName,
      Object.fromEntries(Outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue])),
    ]),
  );
  return { origin: local.origin, administrator, outputs };
}

export const printedStage = async (local: LocalProcess): Promise<Stage> =>
  openStage(await printedCloud(local));

export const allGone = (ids: readonly number[]) => untilTrue(() => !ids.some(isAlive));
