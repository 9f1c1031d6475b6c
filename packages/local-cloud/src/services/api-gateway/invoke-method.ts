import type { HttpResponse } from '#local/platform/http';
import { AwsError } from '#local/platform/aws-error';
import type { CloudServices, FunctionAnswer } from '#local/services/needs';
import { GatewayRefusal } from './gateway-response';
import type { Method } from './rest-api';
import { answerOf } from './proxy-response';

/** Invokes the method's function and converts its response. Throws GatewayRefusal. */
export async function invokeMethod(
  functions: CloudServices['functions'],
  { functionArn, timeoutMilliseconds }: Method,
  { event, sourceArn, requestId }: { event: unknown; sourceArn: string; requestId: string },
): Promise<HttpResponse> {
  const caller = { service: 'apigateway.amazonaws.com', sourceArn };
  const answer = await inTime(
    functions.invoke(functionArn, event, caller).catch(refuse),
    timeoutMilliseconds,
  );
  if ('functionError' in answer)
    throw new GatewayRefusal('DEFAULT_5XX', 'Internal server error', { status: 502 });
  return answerOf(answer.payload, requestId);
}

function refuse(error: unknown): never {
  if (!(error instanceof AwsError)) throw error;
  if (error.code === 'TooManyRequestsException') {
    throw new GatewayRefusal('DEFAULT_5XX', 'Internal server error', { status: 502 });
  }
  // A missing function or permission to invoke it is an error of the template.
  throw new GatewayRefusal('API_CONFIGURATION_ERROR', 'Internal server error');
}

async function inTime(answer: Promise<FunctionAnswer>, milliseconds: number): Promise<FunctionAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new GatewayRefusal('INTEGRATION_TIMEOUT', 'Endpoint request timed out')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
