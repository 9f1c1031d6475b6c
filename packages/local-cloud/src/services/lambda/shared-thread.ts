import { Worker } from 'node:worker_threads';
import { executionEnvironment, type Message, type Runtime } from './execution-environment';
import { runtimeData, type FunctionThreads } from './function-threads';
import { crash, exited, type Failure } from './invocation-answers';

export interface SharedThread extends FunctionThreads {
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Returns the folder with the same code whose packages are shared: modules that are loaded once per thread. */
  readonly codeOf?: (folder: string) => string;
}

/**
 * One thread for all functions of all clouds that get it. A function has its own instance of its ES modules, its own
 * environment variables, `Date`, output and context. It shares the packages that its code imports, the memory limit and
 * the globals with the other functions. A function that reaches its timeout ends the thread, and with it the running
 * invocations of others. The next invocation starts a new thread.
 */
export function sharedThread({ codeOf = (folder) => folder }: Options = {}): SharedThread {
  let thread: Thread | undefined;
  return {
    start: (deployed, options) =>
      executionEnvironment(deployed, options.extraSeconds, (receive) => {
        if (!thread?.isRunning()) thread = startThread();
        const { variables, log } = options;
        const { folder, ...data } = runtimeData(deployed, options);
        return thread.open(
          { ...data, folder: codeOf(folder), variables },
          { name: deployed.name, receive, log },
        );
      }),
    stop: async () => thread?.end('the thread was stopped'),
  };
}

const memoryMegabytes = 2048;

interface Guest {
  readonly name: string;
  readonly receive: (message: Message) => void;
  readonly log: (text: string) => void;
}

interface Thread {
  readonly isRunning: () => boolean;
  readonly open: (data: object, guest: Guest) => Runtime;
  readonly end: (reason: string) => Promise<void>;
}

type Told = { readonly id: number } & (
  | Message
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'exited'; readonly code: number }
);

function startThread(): Thread {
  const worker = new Worker(new URL('./shared-runtime.mjs', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  worker.unref();
  const guests = new Map<number, Guest>();
  let last = 0;
  let running = true;

  const leave = (id: number, error: Failure) => {
    guests.get(id)?.receive({ kind: 'ended', error });
    guests.delete(id);
  };
  const leaveAll = (error: Failure) => {
    running = false;
    for (const id of guests.keys()) leave(id, error);
  };
  worker.on('message', ({ id, ...told }: Told) => {
    if (told.kind === 'log') guests.get(id)?.log(told.text);
    else if (told.kind === 'exited') leave(id, exited(told.code));
    else if (told.kind === 'ended') leave(id, told.error);
    else guests.get(id)?.receive(told);
  });
  worker.on('error', (error) => leaveAll(crash(error)));
  worker.on('exit', (code) => leaveAll(exited(code)));
  const end = async (reason: string) => {
    leaveAll({ ...exited(1), errorMessage: `Runtime exited: ${reason}` });
    await worker.terminate();
  };

  return {
    isRunning: () => running,
    open(data, guest) {
      const id = (last += 1);
      guests.set(id, guest);
      worker.postMessage({ kind: 'start', id, ...data });
      return {
        invoke: (invocation) => worker.postMessage({ kind: 'invoke', id, ...invocation }),
        end() {
          leave(id, exited(0));
          worker.postMessage({ kind: 'end', id });
          return Promise.resolve();
        },
        async kill() {
          guests.delete(id);
          await end(`${guest.name} reached its timeout in the same thread`);
        },
      };
    },
    end,
  };
}
