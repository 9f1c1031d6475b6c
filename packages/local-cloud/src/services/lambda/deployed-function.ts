import { accountId, region } from '#local/services/needs';

/** The properties of a deployed function. */
export interface DeployedFunction {
  readonly name: string;
  readonly arn: string;
  readonly runtime: string;
  /** `file.export`, such as `index.handler`. */
  readonly handler: string;
  readonly folder: string;
  /** The name of the log group of its output. */
  readonly logGroup: string;
  readonly roleArn: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** Maximum number of concurrent invocations; 0 disables the function. */
  readonly reservedConcurrency?: number;
  /** ARN of the target for events whose retries are exhausted. */
  readonly deadLetterArn?: string;
}

export const functionArn = (name: string) => `arn:aws:lambda:${region}:${accountId}:function:${name}`;

/** Returns the function name in a name, an ARN or a partial ARN, with or without a qualifier. */
export function functionNameOf(nameOrArn: string): string {
  const afterMarker = nameOrArn.split('function:')[1] ?? nameOrArn;
  return afterMarker.split(':')[0] ?? afterMarker;
}

export const isRunnable = ({ runtime }: Pick<DeployedFunction, 'runtime'>) => runtime.startsWith('nodejs');
