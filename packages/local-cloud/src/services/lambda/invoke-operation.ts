import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { FunctionAnswer } from '#local/services/needs';
import type { AsynchronousInvocations } from './asynchronous';
import { readAnswer, readOperations, type ReadNeeds } from './read-operations';
import type { FunctionsRegister } from './functions-register';

interface Needs extends ReadNeeds {
  readonly functions: FunctionsRegister;
  readonly asynchronous: AsynchronousInvocations;
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
}

const invocationPath = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/** AWS Lambda API Reference, the read operations and "Invoke": `POST /2015-03-31/functions/<name or ARN>/invocations`. */
export const invokeHandler =
  ({ iam, functions, sources, asynchronous, authenticate }: Needs): HttpHandler =>
  async (request) => {
    const requestId = randomUUID();
    try {
      const principal = await authenticate(request, 'lambda');
      const read = readAnswer(request, principal, { iam, functions, sources });
      if (read) return { ...read, headers: { ...read.headers, 'x-amzn-requestid': requestId } };
      const name = decodeURIComponent(invocationPath.exec(request.url.pathname)?.[1] ?? '');
      if (name === '' || request.method !== 'POST')
        throw new AwsError(
          'UnknownOperationException',
          `The local cloud supports only Invoke, ${readOperations.join(', ')} of the Lambda API.`,
          404,
        );
      functions.admit(name, { principal });
      const event = eventOf(request);
      const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
      if (type === 'DryRun') return { status: 204, headers: {}, body: '' };
      if (type === 'Event') {
        void asynchronous.send(name, event, requestId);
        return { status: 202, headers: { 'x-amzn-requestid': requestId }, body: '' };
      }
      return response(await functions.run(name, event, { requestId }), requestId);
    } catch (error) {
      return refusal(error, requestId);
    }
  };

function eventOf({ body }: HttpRequest): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new AwsError('InvalidRequestContentException', `Could not parse request body into json: ${why}`);
  }
}

function response(answer: FunctionAnswer, requestId: string): HttpResponse {
  const headers = {
    'content-type': 'application/json',
    'x-amzn-requestid': requestId,
    'x-amz-executed-version': '$LATEST',
  };
  if ('payload' in answer) return { status: 200, headers, body: JSON.stringify(answer.payload) };
  const { functionError, ...payload } = answer;
  return {
    status: 200,
    headers: { ...headers, 'x-amz-function-error': functionError },
    body: JSON.stringify(payload),
  };
}

function refusal(error: unknown, requestId: string): HttpResponse {
  const known =
    error instanceof AwsError
      ? error
      : new AwsError('ServiceException', error instanceof Error ? error.message : String(error), 500);
  return {
    status: known.status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-requestid': requestId,
      'x-amzn-errortype': known.code,
    },
    body: JSON.stringify({ Type: known.status < 500 ? 'User' : 'Service', message: known.message }),
  };
}
