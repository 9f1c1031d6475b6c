import type { FunctionAnswer } from '#local/services/needs';
import type { DeployedFunction } from './deployed-function';

interface Outcome {
  readonly event: unknown;
  readonly answer: FunctionAnswer;
  readonly requestId: string;
  /** Number of attempts. */
  readonly count: number;
  readonly now: Date;
}

/** AWS Lambda Developer Guide, "Capturing records of Lambda asynchronous invocations", as JSON. */
export function invocationRecord(
  { arn }: DeployedFunction,
  { event, answer, requestId, count, now }: Outcome,
): string {
  const isDone = 'payload' in answer;
  const { functionError, ...failure } = isDone ? { functionError: undefined } : answer;
  return JSON.stringify({
    version: '1.0',
    timestamp: now.toISOString(),
    requestContext: {
      requestId,
      functionArn: `${arn}:$LATEST`,
      condition: isDone ? 'Success' : 'RetriesExhausted',
      approximateInvokeCount: count,
    },
    requestPayload: event,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError },
    responsePayload: isDone ? answer.payload : failure,
  });
}
