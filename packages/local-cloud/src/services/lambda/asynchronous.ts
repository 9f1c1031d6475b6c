import { setTimeout as pause } from 'node:timers/promises';
import type { CloudServices, FunctionAnswer } from '#local/services/needs';
import type { DeployedFunction } from './deployed-function';
import type { FunctionsRegister } from './functions-register';
import { invocationRecord } from './invocation-record';

/** Settings of asynchronous invocation. AWS Lambda API Reference, "PutFunctionEventInvokeConfig". */
export interface AsynchronousSettings {
  /** Maximum number of retries. */
  readonly mostRetries: number;
  /** ARNs of queues. */
  readonly onFailure: string | undefined;
  readonly onSuccess: string | undefined;
}

export interface AsynchronousInvocations {
  readonly configure: (nameOrArn: string, settings: AsynchronousSettings) => void;
  /**
   * Runs a function later and retries failures; a stop of the cloud drops them. Settles after the last attempt.
   * Throws ResourceNotFoundException.
   */
  readonly send: (nameOrArn: string, event: unknown, requestId: string) => Promise<void>;
  /** Drops pending retries; nothing runs after it. */
  readonly stop: () => void;
}

type Needs = Pick<CloudServices, 'queues' | 'clock'> & { readonly functions: FunctionsRegister };

/** AWS waits one and two minutes (Developer Guide, "How Lambda handles errors … with asynchronous invocation"). */
const pausesMilliseconds = [1000, 2000];
const usual: AsynchronousSettings = { mostRetries: 2, onFailure: undefined, onSuccess: undefined };

export function asynchronousInvocations({ functions, queues, clock }: Needs): AsynchronousInvocations {
  const settingsOf = new Map<string, AsynchronousSettings>();
  const stopping = new AbortController();

  const attempt = async (deployed: DeployedFunction, event: unknown, requestId: string) => {
    const settings = settingsOf.get(deployed.name) ?? usual;
    let count = 0;
    for (;;) {
      const answer = await answered(functions, deployed, event, requestId);
      if (stopping.signal.aborted) return;
      count += 1;
      const outcome = { event, answer, requestId, count, now: clock.now() };
      if ('payload' in answer) {
        if (settings.onSuccess !== undefined)
          queues.send(settings.onSuccess, invocationRecord(deployed, outcome));
        return;
      }
      if (count <= settings.mostRetries) {
        await pause(pausesMilliseconds[count - 1], undefined, { ref: false, signal: stopping.signal });
        continue;
      }
      if (settings.onFailure !== undefined)
        queues.send(settings.onFailure, invocationRecord(deployed, outcome));
      if (deployed.deadLetterArn !== undefined) queues.send(deployed.deadLetterArn, JSON.stringify(event));
      console.error(`${deployed.name} failed ${count} times (request ${requestId}): ${answer.errorMessage}`);
      return;
    }
  };

  return {
    configure: (nameOrArn, settings) => void settingsOf.set(functions.find(nameOrArn).name, settings),
    send(nameOrArn, event, requestId) {
      const deployed = functions.find(nameOrArn);
      return attempt(deployed, event, requestId).catch((error: unknown) => {
        if (!stopping.signal.aborted) console.error(`The result of ${deployed.name} was not stored:`, error);
      });
    },
    stop: () => stopping.abort(),
  };
}

/** An error that prevents the invocation, such as throttling, also counts as a failure. */
async function answered(
  functions: FunctionsRegister,
  { arn }: DeployedFunction,
  event: unknown,
  requestId: string,
): Promise<FunctionAnswer> {
  try {
    return await functions.run(arn, event, { requestId });
  } catch (error) {
    return {
      functionError: 'Unhandled',
      errorType: error instanceof Error ? error.name : 'Error',
      errorMessage: error instanceof Error ? error.message : String(error),
    };
  }
}
