import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface ErrorAnswer {
  readonly type: ResponseType;
  readonly statusCode: string;
  readonly code: string;
  /** A template: API Gateway's own message, or ours in quotation marks. */
  readonly message: string;
}

const inItsWords = '$context.error.messageString';
const answers: readonly ErrorAnswer[] = [
  {
    type: ResponseType.BAD_REQUEST_BODY,
    statusCode: '400',
    code: 'INVALID_REQUEST',
    message: '"$context.error.validationErrorString"',
  },
  {
    type: ResponseType.UNSUPPORTED_MEDIA_TYPE,
    statusCode: '415',
    code: 'INVALID_REQUEST',
    message: inItsWords,
  },
  { type: ResponseType.REQUEST_TOO_LARGE, statusCode: '413', code: 'INVALID_REQUEST', message: inItsWords },
  // The error of API Gateway for an unknown path or method.
  {
    type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
    statusCode: '404',
    code: 'INVALID_REQUEST',
    message: '"The operation does not exist."',
  },
  { type: ResponseType.THROTTLED, statusCode: '429', code: 'RATE_LIMITED', message: inItsWords },
  { type: ResponseType.DEFAULT_4XX, statusCode: '400', code: 'INVALID_REQUEST', message: inItsWords },
  { type: ResponseType.DEFAULT_5XX, statusCode: '500', code: 'INTERNAL', message: inItsWords },
];

/** Formats errors of API Gateway itself like all other errors of novalink-api. */
export function addErrorAnswers(api: RestApi): void {
  for (const { type, statusCode, code, message } of answers)
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode,
      templates: {
        'application/json': `{"code":"${code}","message":${message},"requestId":"$context.requestId"}`,
      },
    });
}
