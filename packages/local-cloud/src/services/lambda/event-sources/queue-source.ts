import { setTimeout as timer } from 'node:timers/promises';
import { objectOf } from '#local/platform/json-shape';
import { region, type FunctionAnswer } from '#local/services/needs';
import type { QueuedMessage } from '#local/services/sqs/messages';
import type { PolledQueues } from '#local/services/sqs/queues-service';
import type { FunctionsRegister } from '../functions-register';

/** An event source mapping of a queue. */
export interface QueueSource {
  readonly id: string;
  readonly queueArn: string;
  readonly functionArn: string;
  readonly batchSize: number;
  readonly reportsItemFailures: boolean;
  /** The most batches at a time. */
  readonly concurrency: number;
}

/** Delayed messages become visible when the cloud's clock is advanced, which notifies nobody. */
const pollMilliseconds = 100;

/**
 * Delivers the messages of a queue to a function until the signal is aborted. Messages are deleted after the function
 * has processed them; others become visible again (AWS Lambda Developer Guide, "Using Lambda with Amazon SQS").
 */
export async function pollQueue(
  { queues, functions }: { readonly queues: PolledQueues; readonly functions: FunctionsRegister },
  { queueArn, functionArn, batchSize, reportsItemFailures, concurrency }: QueueSource,
  signal: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let wake: () => void = () => undefined;
  queues.onMessage(queueArn, () => wake());
  signal.addEventListener('abort', () => wake());

  const deliver = async (messages: readonly QueuedMessage[]) => {
    const event = { Records: messages.map((message) => recordOf(queueArn, message)) };
    const answer = await functions.run(functionArn, event);
    if (signal.aborted) return;
    const failed = reportsItemFailures ? failedIn(answer) : [];
    if ('functionError' in answer || failed === undefined) return;
    for (const { id } of messages) if (!failed.includes(id)) queues.remove(queueArn, id);
  };
  while (!signal.aborted) {
    const messages = running.size < concurrency ? queues.take(queueArn, batchSize) : [];
    if (messages.length > 0) {
      const delivery = deliver(messages)
        .catch((error: unknown) => {
          if (!signal.aborted) console.error(`Messages were not delivered to ${functionArn}:`, error);
        })
        .finally(() => {
          running.delete(delivery);
          wake();
        });
      running.add(delivery);
      continue;
    }
    const rung = new Promise<void>((done) => (wake = done));
    if (queues.isEmpty(queueArn)) await rung;
    else await Promise.race([rung, timer(pollMilliseconds, undefined, { ref: false })]);
  }
}

/** Undefined if the function reported an unknown message, so that all of them have failed. */
function failedIn(answer: FunctionAnswer): readonly unknown[] | undefined {
  if ('functionError' in answer) return undefined;
  const { batchItemFailures } = objectOf(answer.payload);
  if (!Array.isArray(batchItemFailures)) return [];
  const failed = batchItemFailures.map((failure) => objectOf(failure).itemIdentifier);
  return failed.every((id) => typeof id === 'string' && id !== '') ? failed : undefined;
}

const recordOf = (eventSourceARN: string, { id, body, sentAt, receives }: QueuedMessage) => ({
  ...{ messageId: id, receiptHandle: id, body, messageAttributes: {}, awsRegion: region },
  attributes: {
    ApproximateReceiveCount: String(receives ?? 1),
    SentTimestamp: String(Date.parse(sentAt)),
  },
  ...{ eventSource: 'aws:sqs', eventSourceARN },
});
