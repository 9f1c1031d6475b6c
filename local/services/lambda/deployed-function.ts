import { accountId, region } from '#local/services/needs';

/** A function as its template describes it. */
export interface DeployedFunction {
  readonly name: string;
  readonly arn: string;
  readonly runtime: string;
  /** `file.export`, such as `index.handler`. */
  readonly handler: string;
  readonly folder: string;
  readonly roleArn: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMegabytes: number;
  readonly timeoutSeconds: number;
  /** How many invocations may run at once; 0 turns the function off. */
  readonly reservedConcurrency?: number;
  /** Where events go that failed as often as they may. */
  readonly deadLetterArn?: string;
}

export const functionArn = (name: string) => `arn:aws:lambda:${region}:${accountId}:function:${name}`;

/** Takes a name, an ARN or a partial ARN, each with or without a qualifier. */
export function functionNameOf(nameOrArn: string): string {
  const afterMarker = nameOrArn.split('function:')[1] ?? nameOrArn;
  return afterMarker.split(':')[0] ?? afterMarker;
}

export const isRunnable = ({ runtime }: Pick<DeployedFunction, 'runtime'>) => runtime.startsWith('nodejs');
