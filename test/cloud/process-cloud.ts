import { setTimeout as pause } from 'node:timers/promises';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { openStage, type RunningCloud, type Stage } from '#test/authorization/stage';
import { isAlive, type LocalProcess } from '#test/support/local-process';

/** What an outside program learns of a started cloud from what it has printed. */
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

/** Waits for what comes by itself; the test's own time limit ends it. */
export async function until<Value>(
  look: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(50);
  }
}

export const allGone = (ids: readonly number[]): Promise<true> =>
  until(() => (ids.some(isAlive) ? undefined : (true as const)));
