import type { HttpResponse } from '#local/platform/http';
import type { RestApi } from './rest-api';

/** API Gateway Developer Guide, "Gateway response types for API Gateway". */
const defaultStatus = {
  ACCESS_DENIED: 403,
  API_CONFIGURATION_ERROR: 500,
  BAD_REQUEST_BODY: 400,
  BAD_REQUEST_PARAMETERS: 400,
  EXPIRED_TOKEN: 403,
  INTEGRATION_FAILURE: 504,
  INTEGRATION_TIMEOUT: 504,
  INVALID_SIGNATURE: 403,
  MISSING_AUTHENTICATION_TOKEN: 403,
  REQUEST_TOO_LARGE: 413,
  RESOURCE_NOT_FOUND: 404,
  THROTTLED: 429,
  UNAUTHORIZED: 401,
  UNSUPPORTED_MEDIA_TYPE: 415,
} as const;

/** An error of API Gateway itself, before or instead of an integration's response. */
export class GatewayRefusal extends Error {
  readonly type: keyof typeof defaultStatus | 'DEFAULT_4XX' | 'DEFAULT_5XX';
  readonly status: number | undefined;
  readonly validationError: string;

  constructor(
    type: GatewayRefusal['type'],
    message: string,
    { status, validationError = '' }: { status?: number; validationError?: string } = {},
  ) {
    super(message);
    this.type = type;
    this.status = status;
    this.validationError = validationError;
  }
}

/** Values of `$context` that a response template can use. */
export type GatewayContext = Readonly<Record<string, string>>;

export function gatewayAnswer(refusal: GatewayRefusal, api: RestApi, context: GatewayContext): HttpResponse {
  const usual = refusal.status ?? statusOf(refusal.type);
  const fallback = api.gatewayResponses.get(usual < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
  const stated = api.gatewayResponses.get(refusal.type) ?? fallback;
  const body = filledIn(stated?.template ?? '{"message":$context.error.messageString}', {
    ...context,
    'error.message': refusal.message,
    'error.messageString': JSON.stringify(refusal.message),
    'error.responseType': refusal.type,
    // Templates quote this value, so quotation marks inside it are escaped.
    'error.validationErrorString': JSON.stringify(refusal.validationError).slice(1, -1),
  });
  return {
    status: stated?.statusCode ?? usual,
    headers: { 'content-type': 'application/json', ...stated?.headers },
    body,
  };
}

const statusOf = (type: GatewayRefusal['type']) =>
  type === 'DEFAULT_4XX' ? 400 : type === 'DEFAULT_5XX' ? 500 : defaultStatus[type];

/** The variables that a template can use. API Gateway substitutes them and does not run a template language. */
const variables = [
  'error.message',
  'error.messageString',
  'error.responseType',
  'error.validationErrorString',
  'requestId',
  'extendedRequestId',
  'stage',
  'path',
  'resourcePath',
  'httpMethod',
  'apiId',
  'requestTime',
  'requestTimeEpoch',
  'identity.sourceIp',
];

/** Throws for an unsupported variable, naming it. */
export function checkTemplate(template: string): void {
  for (const [whole, name = ''] of template.matchAll(variable)) {
    if (!variables.includes(name))
      throw new Error(`${whole} in a response template is not supported by the local cloud`);
  }
}

const variable = /\$(?:context\.([\w.]*\w)|[a-z{]\w*)/gi;

function filledIn(template: string, values: GatewayContext): string {
  return template.replace(variable, (_whole, name: string) => values[name] ?? '');
}
