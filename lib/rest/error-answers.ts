import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { apiErrors, type ApiErrorCode } from '#domain/api/error-codes';

interface ErrorAnswer {
  readonly type: ResponseType;
  readonly code: ApiErrorCode;
  /** A template: API Gateway's own message, or ours in quotation marks. */
  readonly message: string;
}

const inItsWords = '$context.error.messageString';
const answers: readonly ErrorAnswer[] = [
  { type: ResponseType.REQUEST_TOO_LARGE, code: 'TOO_LARGE', message: inItsWords },
  // The error of API Gateway for an unknown path or method.
  {
    type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
    code: 'NOT_FOUND',
    message: '"The operation does not exist."',
  },
  { type: ResponseType.THROTTLED, code: 'RATE_LIMITED', message: inItsWords },
  { type: ResponseType.DEFAULT_4XX, code: 'INVALID_REQUEST', message: inItsWords },
  { type: ResponseType.DEFAULT_5XX, code: 'INTERNAL', message: inItsWords },
];

/** Formats errors of API Gateway itself like all other errors of novalink-api. */
export function addErrorAnswers(api: RestApi): void {
  for (const { type, code, message } of answers)
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(apiErrors[code].status),
      templates: {
        'application/json': `{"code":"${code}","message":${message},"traceId":"$context.requestId"}`,
      },
    });
}
