export interface Options {
  readonly port: number;
  readonly memory: boolean;
  readonly seed: boolean;
  /** Whether demo players play after the start. */
  readonly visitors: boolean;
  readonly reset: boolean;
  /** The number of days of the demo history. */
  readonly historyDays: number;
  /** The folder of the data that is kept between runs. */
  readonly dataFolder: string;
  /** The URL of a DynamoDB engine to use instead of the built-in one. */
  readonly dynamoDbEndpoint: string | undefined;
}

const flags = ['--memory', '--no-seed', '--no-visitors', '--reset'];

/** Throws a one-line error for an invalid option. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const unknown = args.find((arg) => !flags.includes(arg));
  if (unknown !== undefined)
    throw new Error(`Unknown option ${unknown}. The options are ${flags.join(', ')}, and PORT.`);
  const port = Number(environment.PORT ?? '4000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT must be a number from 0 (any free port) to 65535, not ${String(environment.PORT)}.`,
    );
  }
  return {
    port,
    memory: args.includes('--memory'),
    seed: !args.includes('--no-seed'),
    visitors: !args.includes('--no-visitors'),
    reset: args.includes('--reset'),
    historyDays: historyDaysOf(environment),
    dataFolder: dataFolderOf(environment),
    dynamoDbEndpoint: environment.NOVALINK_DYNAMODB_ENDPOINT,
  };
}

function historyDaysOf({ NOVALINK_HISTORY_DAYS: days = '90' }: NodeJS.ProcessEnv): number {
  if (!/^[1-9]\d?$/.test(days))
    throw new Error(`NOVALINK_HISTORY_DAYS must be a number from 1 to 99, not ${days}.`);
  return Number(days);
}

function dataFolderOf({ NOVALINK_DATA: folder = '.novalink' }: NodeJS.ProcessEnv): string {
  if (folder === '')
    throw new Error('NOVALINK_DATA is empty. Set it to a folder, or unset it to use .novalink.');
  return folder;
}
