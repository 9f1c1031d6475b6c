import type { FunctionAnswer } from '#local/services/needs';

/** Lambda's response to a failed function, in the format of the handler's errors. */
export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
}

/** AWS Lambda Developer Guide, "Troubleshoot invocation issues in Lambda". */
export const crash = (error: Error & { code?: string }): Failure =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? {
        errorType: 'Runtime.OutOfMemory',
        errorMessage: 'Runtime exited with error: signal: killed',
        trace: [],
      }
    : {
        errorType: 'Runtime.UnhandledError',
        errorMessage: error.message,
        trace: error.stack?.split('\n') ?? [],
      };

export const exited = (code: number): Failure => ({
  errorType: 'Runtime.ExitError',
  errorMessage:
    code === 0
      ? 'Runtime exited without providing a reason'
      : `Runtime exited with error: exit status ${code}`,
  trace: [],
});

export const timedOut = (requestId: string, seconds: number): Failure => ({
  errorType: 'Sandbox.Timedout',
  errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
  trace: [],
});

/** Thrown by the handler. The environment is kept. */
export const isThrown = ({ errorType }: Failure) => !errorType.startsWith('Runtime.');

/** Only errors that end the environment contain the request id. */
export function answerOf(error: Failure, requestId?: string): FunctionAnswer {
  const isEnd = ['Runtime.ExitError', 'Runtime.OutOfMemory'].includes(error.errorType);
  const prefix = isEnd && requestId !== undefined ? `RequestId: ${requestId} Error: ` : '';
  return { functionError: 'Unhandled', ...error, errorMessage: prefix + error.errorMessage };
}

/** The line that Lambda writes to the log of a function that failed. */
export const invokeError = (
  { errorType, errorMessage, trace }: Extract<FunctionAnswer, { functionError: 'Unhandled' }>,
  requestId: string,
  at: Date,
) =>
  `${at.toISOString()}\t${requestId}\tERROR\tInvoke Error\t${JSON.stringify({ errorType, errorMessage, stack: trace })}\n`;

const mostResponseBytes = 6 * 1024 * 1024;

/** Creates the response from the JSON text of the handler's result. */
export function answered(payload: string): FunctionAnswer {
  const bytes = Buffer.byteLength(payload);
  if (bytes <= mostResponseBytes) return { payload: JSON.parse(payload) as unknown };
  return {
    functionError: 'Unhandled',
    errorType: 'Function.ResponseSizeTooLarge',
    errorMessage: `Response payload size (${bytes} bytes) exceeded maximum allowed payload size (${mostResponseBytes} bytes).`,
  };
}
