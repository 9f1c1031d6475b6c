import type { FunctionAnswer } from '#local/services/needs';
import { answered, answerOf, exited, isThrown, timedOut, type Failure } from './invocation-answers';
import type { DeployedFunction } from './deployed-function';

export interface Invocation {
  readonly requestId: string;
  /** JSON text. */
  readonly event: string;
  /** How far the function's clock is ahead of this machine's. */
  readonly aheadMilliseconds: number;
}

/** An instance of a function's code. It runs one invocation at a time. */
export interface ExecutionEnvironment {
  readonly run: (invocation: Invocation) => Promise<FunctionAnswer>;
  /** Whether it can run another invocation. */
  readonly isUsable: () => boolean;
  readonly end: () => Promise<void>;
}

export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly payload: string }
  | { readonly kind: 'init-failed' | 'error' | 'ended'; readonly error: Failure };

/** A connection to the thread that runs the code. */
export interface Runtime {
  readonly invoke: (invocation: Invocation & { readonly deadline: number }) => void;
  readonly end: () => Promise<void>;
  /** Ends it even if its code never returns. */
  readonly kill: () => Promise<void>;
}

/** AWS stops a longer initialisation (Developer Guide, "Lambda execution environment lifecycle"). */
const initSeconds = 10;

export function executionEnvironment(
  { timeoutSeconds }: DeployedFunction,
  extraSeconds: number,
  open: (receive: (message: Message) => void) => Runtime,
): ExecutionEnvironment {
  let usable = true;
  let settle: (message: Message) => void;
  const next = () => new Promise<Message>((resolve) => (settle = resolve));
  let coming = next();
  const runtime = open((message) => {
    if (message.kind === 'ended') usable = false;
    settle(message);
  });
  const started = within(initSeconds + extraSeconds, coming);

  const run = async ({ requestId, ...invocation }: Invocation): Promise<FunctionAnswer> => {
    const state = await started;
    if (state === 'too late') return stop(timedOut(requestId, initSeconds));
    if (state.kind !== 'ready') return fail('error' in state ? state.error : exited(0), requestId);
    coming = next();
    const deadline = Date.now() + timeoutSeconds * 1000;
    runtime.invoke({ requestId, deadline, ...invocation });
    const message = await within(timeoutSeconds + extraSeconds, coming);
    if (message === 'too late') return stop(timedOut(requestId, timeoutSeconds));
    if (message.kind === 'answer') return answered(message.payload);
    if (message.kind === 'error' && isThrown(message.error)) return answerOf(message.error);
    return fail('error' in message ? message.error : exited(0), requestId);
  };

  /** After these failures, a new environment handles the next invocation, as in AWS. */
  const fail = async (error: Failure, requestId?: string): Promise<FunctionAnswer> => {
    usable = false;
    await runtime.end();
    return answerOf(error, requestId);
  };
  const stop = async (error: Failure): Promise<FunctionAnswer> => {
    usable = false;
    await runtime.kill();
    return answerOf(error);
  };

  return {
    run,
    isUsable: () => usable,
    async end() {
      usable = false;
      await runtime.end();
    },
  };
}

async function within(seconds: number, message: Promise<Message>): Promise<Message | 'too late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), seconds * 1000);
  });
  const first = await Promise.race([message, late]);
  clearTimeout(timer);
  return first;
}
