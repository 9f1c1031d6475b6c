import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { region } from 'cdk-local-cloud/client';
import type { RunningCloud } from '../authorization/environment/running-stage';

/** Runs a command of `bin/` without npm. Its only AWS settings are those that `npm start` prints. */
export async function runCommand(
  { administrator, origin }: Pick<RunningCloud, 'administrator' | 'origin'>,
  command: string,
  options: readonly string[],
) {
  const child = spawn(process.execPath, ['--import', 'tsx', `bin/${command}.ts`, ...options], {
    env: {
      PATH: process.env.PATH,
      AWS_ENDPOINT_URL: origin,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: administrator.accessKeyId,
      AWS_SECRET_ACCESS_KEY: administrator.secretAccessKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.join('').trimEnd() };
}
