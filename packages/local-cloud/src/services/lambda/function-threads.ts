import type { DeployedFunction } from './deployed-function';
import type { ExecutionEnvironment } from './execution-environment';

/** The threads in which functions run. */
export interface FunctionThreads {
  readonly start: (deployed: DeployedFunction, options: EnvironmentOptions) => ExecutionEnvironment;
}

export interface EnvironmentOptions {
  readonly variables: Readonly<Record<string, string>>;
  readonly logStream: string;
  readonly aheadMilliseconds: number;
  /** Added to AWS's limit for the start of a function, and to its timeout. */
  readonly extraSeconds: number;
  readonly log: (text: string) => void;
}

/** The data of a function for its runtime. */
export const runtimeData = (
  { name, arn, folder, handler, memoryMegabytes, logGroup }: DeployedFunction,
  { logStream, aheadMilliseconds }: EnvironmentOptions,
) => ({
  folder,
  handlerName: handler,
  aheadMilliseconds,
  context: {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: arn,
    memoryLimitInMB: String(memoryMegabytes),
    logGroupName: logGroup,
    logStreamName: logStream,
  },
});
