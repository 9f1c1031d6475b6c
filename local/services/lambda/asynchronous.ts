import { setTimeout as pause } from 'node:timers/promises';
import type { DeployedFunction } from './deployed-function';
import type { FunctionsRegister } from './functions-register';

/** AWS waits one and two minutes (Developer Guide, "How Lambda handles errors … with asynchronous invocation"). */
const pausesMilliseconds = [1000, 2000];

/** Runs a function whose caller does not wait, twice more when it fails; a stop of the cloud forgets it. */
export function retryAsynchronously(
  functions: FunctionsRegister,
  { arn, name }: DeployedFunction,
  event: unknown,
  requestId: string,
): void {
  const attempt = async () => {
    for (const wait of [...pausesMilliseconds, undefined]) {
      const answer = await functions.run(arn, event, requestId);
      if ('payload' in answer) return;
      if (wait !== undefined) await pause(wait, undefined, { ref: false });
    }
    console.error(`${name} failed three times; its event is dropped (request ${requestId}).`);
  };
  attempt().catch((error: unknown) => console.error(`${name} could not be invoked:`, error));
}
