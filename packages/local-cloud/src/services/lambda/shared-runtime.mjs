// Runs in a worker thread that hosts execution environments of many functions.
import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { advanceDate, millisecondsUntil } from './function-date.mjs';
import { answerOf, described, loadHandler } from './load-handler.mjs';

const environments = new Map();
/** The environment whose code runs. Packages are shared, so they have to read the globals below. */
const current = new AsyncLocalStorage();

advanceDate(() => current.getStore()?.aheadMilliseconds ?? 0);

const variables = () => current.getStore()?.variables ?? {};
process.env = new Proxy(
  {},
  {
    get: (_target, name) => variables()[name],
    set: (_target, name, value) => Reflect.set(variables(), name, String(value)),
    has: (_target, name) => name in variables(),
    deleteProperty: (_target, name) => Reflect.deleteProperty(variables(), name),
    ownKeys: () => Reflect.ownKeys(variables()),
    getOwnPropertyDescriptor: (_target, name) => Reflect.getOwnPropertyDescriptor(variables(), name),
  },
);

for (const stream of [process.stdout, process.stderr])
  stream.write = (chunk, encoding, written = encoding) => {
    tell(current.getStore(), { kind: 'log', text: Buffer.from(chunk).toString() });
    if (typeof written === 'function') written();
    return true;
  };

const exitThread = process.exit.bind(process);
process.exit = (code = process.exitCode ?? 0) => {
  const environment = current.getStore();
  if (environment === undefined) exitThread(code);
  tell(environment, { kind: 'exited', code });
  throw new Error('This function has exited.');
};
syncBuiltinESMExports();

process.on('uncaughtException', (error) => {
  const environment = current.getStore();
  // Ends the thread.
  if (environment === undefined) throw error;
  tell(environment, { kind: 'ended', error: { ...described(error), errorType: 'Runtime.UnhandledError' } });
});

parentPort.on('message', ({ id, kind, ...given }) => {
  if (kind === 'start') void start({ ...given, id });
  if (kind === 'invoke') void invoke(environments.get(id), given);
  if (kind === 'end') environments.delete(id);
});

async function start({ folder, handlerName, ...environment }) {
  environments.set(environment.id, environment);
  try {
    const query = `?environment=${environment.id}`;
    const load = () => loadHandler({ folder, handlerName, query });
    environment.handler = await current.run(environment, load);
    tell(environment, { kind: 'ready' });
  } catch (error) {
    tell(environment, { kind: 'init-failed', error: described(error) });
  }
}

async function invoke(environment, { event, requestId, deadline, aheadMilliseconds }) {
  environment.aheadMilliseconds = aheadMilliseconds;
  const getRemainingTimeInMillis = () => millisecondsUntil(deadline);
  const context = { ...environment.context, awsRequestId: requestId, getRemainingTimeInMillis };
  const run = () => answerOf(environment.handler, event, context);
  tell(environment, await current.run(environment, run));
}

function tell(environment, message) {
  parentPort.postMessage({ ...message, id: environment?.id });
}
