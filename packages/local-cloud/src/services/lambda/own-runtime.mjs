// Runs in a worker thread as one execution environment of one function.
import { parentPort, workerData } from 'node:worker_threads';
import { advanceDate, millisecondsUntil } from './function-date.mjs';
import { answerOf, described, loadHandler } from './load-handler.mjs';

const { context } = workerData;
let { aheadMilliseconds } = workerData;
advanceDate(() => aheadMilliseconds);

try {
  const handler = await loadHandler(workerData);
  parentPort.on('message', (invocation) => void invoke(handler, invocation));
  parentPort.postMessage({ kind: 'ready' });
} catch (error) {
  parentPort.postMessage({ kind: 'init-failed', error: described(error) });
}

async function invoke(handler, { event, requestId, deadline, aheadMilliseconds: ahead }) {
  aheadMilliseconds = ahead;
  const getRemainingTimeInMillis = () => millisecondsUntil(deadline);
  parentPort.postMessage(
    await answerOf(handler, event, { ...context, awsRequestId: requestId, getRemainingTimeInMillis }),
  );
}
