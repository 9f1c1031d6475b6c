import { randomUUID } from 'node:crypto';
import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpResponse } from '#local/platform/http';
import { xmlAnswer } from '#local/platform/xml';
import type { S3Request } from './parsed-request';

/** `headers` are added to the response. */
export const s3Error = (
  code: string,
  message: string,
  status = 400,
  headers: Readonly<Record<string, string>> = {},
) => new AwsError(code, message, status, headers);

export const accessDenied = (reason: string) => s3Error('AccessDenied', reason, 403);
export const preconditionFailed = () =>
  s3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
export const invalidArgument = (message: string) => s3Error('InvalidArgument', message);
export const malformedXml = () =>
  s3Error('MalformedXML', 'The XML you provided was not well-formed or did not validate');

/** The codes of signature errors in S3. Amazon S3 API Reference, "Error responses". */
const names: Readonly<Record<string, readonly [code: string, status: number]>> = {
  UnrecognizedClientException: ['InvalidAccessKeyId', 403],
  InvalidSignatureException: ['SignatureDoesNotMatch', 403],
  ExpiredTokenException: ['ExpiredToken', 400],
  IncompleteSignatureException: ['AuthorizationHeaderMalformed', 400],
  MissingAuthenticationTokenException: ['AccessDenied', 403],
};

/** Formats an error for S3's XML protocol. Rethrows anything but an AwsError. */
export function errorAnswer(
  error: unknown,
  { bucketName = '', key = '', query }: Pick<S3Request, 'bucketName' | 'key' | 'query'>,
): HttpResponse {
  if (!(error instanceof AwsError)) throw error;
  const [named, status] = names[error.code] ?? [error.code, error.status];
  const isPresigned = query.has('X-Amz-Signature') && named === 'AuthorizationHeaderMalformed';
  const parts =
    element('Code', isPresigned ? 'AuthorizationQueryParametersError' : named) +
    element('Message', error.message) +
    element('Resource', `/${bucketName}/${key}`) +
    element('RequestId', randomUUID());
  const headers = Object.entries(error.members).map(([name, value]) => [name, String(value)] as const);
  return xmlAnswer(status, `<Error>${parts}</Error>`, Object.fromEntries(headers));
}
