import { startCloud, type Cloud, ownThreads, sharedThread, type FunctionThreads } from 'cdk-local-cloud';
import { sharedCodeIn } from '#tools/local/shared-code';
import { count } from '../counted';
import type { Hosted, Reply, Request, Said, Wanted } from './messages';
import { separateErrors } from './separate-errors';

/**
 * A process that runs local clouds for tests. It stays warm between them: the second cloud starts in a
 * quarter of the time. It ends, with all its clouds, when its parent ends.
 */
const clouds = new Map<number, { readonly cloud: Cloud; readonly said: Said }>();
const { NOVALINK_DEEP, NOVALINK_SHARED_CODE } = process.env;
/** In deep runs, functions are as isolated as in `npm start`. */
const functionThreads =
  NOVALINK_DEEP === '1'
    ? ownThreads
    : sharedThread(NOVALINK_SHARED_CODE === undefined ? {} : { codeOf: sharedCodeIn(NOVALINK_SHARED_CODE) });
const counting = (threads: FunctionThreads): FunctionThreads => ({
  start: (deployed, options) => {
    count('function environments');
    return threads.start(deployed, options);
  },
});
let started = 0;

// Some tests make the local cloud fail intentionally, and read its output.
const collectErrors = separateErrors();

async function start({ assembly, folder, dynamoDbEndpoint, schedulesFire }: Wanted): Promise<Hosted> {
  const id = (started += 1);
  const lines: string[] = [];
  const errors: string[] = [];
  const data = folder === undefined ? 'memory' : { folder };
  const cloud = await collectErrors(errors, () =>
    startCloud({
      ...{ assembly, data, dynamoDbEndpoint, port: 0 },
      ...(schedulesFire !== undefined && { schedulesFire }),
      functionThreads: counting(functionThreads),
      extraSeconds: 120,
      log: (line) => lines.push(line),
    }),
  );
  clouds.set(id, { cloud, said: { lines, errors } });
  const { origin, administrator, outputs } = cloud;
  return { id, origin, administrator, outputs };
}

async function stop(id: number): Promise<null> {
  const { cloud } = found(id);
  clouds.delete(id);
  await cloud.stop();
  return null;
}

function found(id: number) {
  const one = clouds.get(id);
  if (one === undefined) throw new Error(`No cloud ${id} is running here.`);
  return one;
}

async function answer(request: Request) {
  switch (request.call) {
    case 'start':
      return start(request.argument);
    case 'stop':
      return stop(request.argument);
    case 'said':
      return found(request.argument).said;
  }
}

async function reply(request: Request): Promise<void> {
  const outcome: Reply = await answer(request).then(
    (answered) => ({ request: request.request, answer: answered }),
    (error: unknown) => ({ request: request.request, error: String(error) }),
  );
  if (process.connected) process.send?.(outcome);
}

process.on('message', (request) => void reply(request as Request));
process.on('disconnect', () => {
  void Promise.allSettled([...clouds.keys()].map(stop)).finally(() => process.exit(0));
});
