import { Worker } from 'node:worker_threads';
import type { FunctionAnswer } from '#local/services/needs';
import { answered, answerOf, crash, exited, isThrown, timedOut, type Failure } from './invocation-answers';
import type { DeployedFunction } from './deployed-function';

export interface Invocation {
  readonly requestId: string;
  /** JSON text. */
  readonly event: string;
  /** How far the function's clock is ahead of this machine's. */
  readonly aheadMilliseconds: number;
}

/** A worker thread of a function. It runs one invocation at a time. */
export interface ExecutionEnvironment {
  readonly run: (invocation: Invocation) => Promise<FunctionAnswer>;
  /** Whether it can run another invocation. */
  readonly isUsable: () => boolean;
  readonly end: () => Promise<void>;
}

type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly payload: string }
  | { readonly kind: 'init-failed' | 'error'; readonly error: Failure };

/** AWS stops a longer initialisation (Developer Guide, "Lambda execution environment lifecycle"). */
const initSeconds = 10;

export function startExecutionEnvironment(
  deployed: DeployedFunction,
  {
    variables,
    logStream,
    aheadMilliseconds,
    log,
  }: {
    readonly aheadMilliseconds: number;
    readonly variables: Readonly<Record<string, string>>;
    readonly logStream: string;
    readonly log: (text: string) => void;
  },
): ExecutionEnvironment {
  const worker = new Worker(new URL('./runtime.mjs', import.meta.url), {
    env: { ...variables },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: deployed.memoryMegabytes },
    workerData: {
      folder: deployed.folder,
      handlerName: deployed.handler,
      aheadMilliseconds,
      context: contextOf(deployed, logStream),
    },
  });
  worker.unref();
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => log(text));

  let usable = true;
  let settle: (message: Message) => void;
  const next = () => new Promise<Message>((resolve) => (settle = resolve));
  let coming = next();
  const reported = (message: Message) => settle(message);
  worker.on('message', reported);
  worker.on('error', (error) => reported({ kind: 'error', error: crash(error) }));
  worker.on('exit', (code) => {
    usable = false;
    reported({ kind: 'error', error: exited(code) });
  });
  const started = within(initSeconds, coming);

  const run = async ({ requestId, event, aheadMilliseconds }: Invocation): Promise<FunctionAnswer> => {
    const state = await started;
    if (state === 'too late') return fail(timedOut(requestId, initSeconds));
    if (state.kind !== 'ready') return fail('error' in state ? state.error : exited(0), requestId);
    coming = next();
    const deadline = Date.now() + deployed.timeoutSeconds * 1000;
    worker.postMessage({ requestId, event, deadline, aheadMilliseconds });
    const message = await within(deployed.timeoutSeconds, coming);
    if (message === 'too late') return fail(timedOut(requestId, deployed.timeoutSeconds));
    if (message.kind === 'answer') return answered(message.payload);
    if (message.kind === 'error' && isThrown(message.error)) return answerOf(message.error);
    return fail('error' in message ? message.error : exited(0), requestId);
  };

  /** After these failures, a new environment handles the next invocation, as in AWS. */
  const fail = async (error: Failure, requestId?: string): Promise<FunctionAnswer> => {
    usable = false;
    await worker.terminate();
    return answerOf(error, requestId);
  };

  return {
    run,
    isUsable: () => usable,
    async end() {
      usable = false;
      await worker.terminate();
    },
  };
}

const contextOf = (deployed: DeployedFunction, logStream: string) => ({
  functionName: deployed.name,
  functionVersion: '$LATEST',
  invokedFunctionArn: deployed.arn,
  memoryLimitInMB: String(deployed.memoryMegabytes),
  logGroupName: `/aws/lambda/${deployed.name}`,
  logStreamName: logStream,
});

async function within(seconds: number, message: Promise<Message>): Promise<Message | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), seconds * 1000);
  });
  const first = await Promise.race([message, late]);
  clearTimeout(timer);
  return first;
}
