import { parseArgs } from 'node:util';
import { startCloud, type Cloud } from './cloud';
import { region } from './services/needs';

const help = `Usage: cdk-local-cloud <cdk.out> [options]

Runs the CloudFormation templates of a CDK cloud assembly on this machine.

  --port <number>   The port of localhost to listen on (default: 4566; 0 for any free port)
  --data <folder>   Keep data in this folder between runs (default: keep nothing)
  --check           Print everything that is not supported, and exit with 1 if there is anything
  --help            Print this text`;

interface Command {
  readonly assembly: string;
  readonly data: { readonly folder: string } | 'memory';
  readonly port: number;
  readonly check: boolean;
}

/** Returns undefined if help is asked for. Throws an error of one line for invalid arguments. */
export function readCommand(args: readonly string[]): Command | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4566' },
      data: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const [assembly, ...others] = positionals;
  if (assembly === undefined || others.length > 0)
    throw new Error('Name one folder: the output of `cdk synth`, usually cdk.out.');
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a number from 0 to 65535, not ${values.port}.`);
  if (values.data === '') throw new Error('--data must name a folder.');
  return {
    assembly,
    data: values.data === undefined ? 'memory' : { folder: values.data },
    port,
    check: values.check,
  };
}

/** The text that is printed when the cloud is ready. */
export function announcement({ origin, administrator, outputs }: Cloud): string {
  const outputLines = Object.entries(outputs).flatMap(([stack, values]) =>
    Object.entries(values).map(([name, value]) => `  ${stack}.${name} = ${value}`),
  );
  return [
    `The stacks run at ${origin}`,
    ...(outputLines.length > 0 ? ['Outputs:', ...outputLines] : []),
    'For the AWS CLI and SDK:',
    `  export AWS_ENDPOINT_URL=${origin} AWS_REGION=${region}`,
    `  export AWS_ACCESS_KEY_ID=${administrator.accessKeyId} AWS_SECRET_ACCESS_KEY=${administrator.secretAccessKey}`,
  ].join('\n');
}

/** Runs the command. Returns the exit code, or undefined while the cloud runs. */
export async function run(args: readonly string[]): Promise<number | undefined> {
  const command = readCommand(args);
  if (command === undefined) {
    console.log(help);
    return 0;
  }
  const { check, ...options } = command;
  const cloud = await startCloud({
    ...options,
    ...(check && { port: 0, data: 'memory' }),
    schedulesFire: check ? 'when advanced' : 'by the clock',
    log: console.log,
  });
  if (check) {
    await cloud.stop();
    console.log('Everything in the templates is supported.');
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cloud.stop().finally(() => process.exit(0)));
  console.log(announcement(cloud));
  return undefined;
}
