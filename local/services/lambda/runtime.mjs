// Runs in a worker thread as one execution environment of one function. Plain JavaScript, so that a worker
// starts without a loader.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNativeError } from 'node:util/types';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, handlerName, context: fixedContext } = workerData;

const machineTime = Date.now.bind(Date);
let { aheadMilliseconds } = workerData;
advanceDate();

try {
  const handler = await load();
  parentPort.on('message', (invocation) => void invoke(handler, invocation));
  parentPort.postMessage({ kind: 'ready' });
} catch (error) {
  parentPort.postMessage({ kind: 'init-failed', error: described(error) });
}

/** Makes `Date` return the time of the cloud's clock, which may have been advanced. */
function advanceDate() {
  const MachineDate = Date;
  MachineDate.now = () => machineTime() + aheadMilliseconds;
  const ClockDate = new Proxy(MachineDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [MachineDate.now()] : given, newTarget),
    apply: () => new MachineDate(MachineDate.now()).toString(),
  });
  MachineDate.prototype.constructor = ClockDate;
  globalThis.Date = ClockDate;
}

/** AWS Lambda Developer Guide, "Define Lambda function handler in Node.js". */
async function load() {
  const at = handlerName.lastIndexOf('.');
  const [module, name] = [handlerName.slice(0, at), handlerName.slice(at + 1)];
  const file = ['.js', '.mjs', '.cjs'].map((ending) => join(folder, module + ending)).find(existsSync);
  if (file === undefined) throw named('Runtime.ImportModuleError', `Error: Cannot find module '${module}'`);
  const exported = await import(pathToFileURL(file).href);
  const handler = exported[name] ?? exported.default?.[name];
  if (typeof handler !== 'function')
    throw named('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
  if (handler.length >= 3)
    throw named(
      'Runtime.CallbackHandlerDeprecated',
      'AWS Lambda has removed support for callback-based function handlers starting with Node.js 24.',
    );
  return handler;
}

async function invoke(handler, { event, requestId, deadline, aheadMilliseconds: ahead }) {
  aheadMilliseconds = ahead;
  try {
    const context = {
      ...fixedContext,
      awsRequestId: requestId,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - machineTime()),
    };
    const result = await handler(JSON.parse(event), context);
    parentPort.postMessage({ kind: 'answer', payload: written(result) });
  } catch (error) {
    parentPort.postMessage({ kind: 'error', error: described(error) });
  }
}

function written(result) {
  try {
    return JSON.stringify(result) ?? 'null';
  } catch {
    throw new Error('Unable to stringify response body');
  }
}

function described(error) {
  if (!isNativeError(error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') ?? [] };
}

function named(name, message) {
  return Object.assign(new Error(message), { name });
}
