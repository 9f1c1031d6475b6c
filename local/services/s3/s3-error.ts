import { randomUUID } from 'node:crypto';
import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpResponse } from '#local/platform/http';
import { xmlAnswer } from './xml';

export const s3Error = (code: string, message: string, status = 400) => new AwsError(code, message, status);

export const accessDenied = (reason: string) => s3Error('AccessDenied', reason, 403);

/** What S3 calls the faults of a signature. Amazon S3 API Reference, "Error responses". */
const names: Readonly<Record<string, string>> = {
  UnrecognizedClientException: 'InvalidAccessKeyId',
  InvalidSignatureException: 'SignatureDoesNotMatch',
  ExpiredTokenException: 'ExpiredToken',
  IncompleteSignatureException: 'AuthorizationHeaderMalformed',
  MissingAuthenticationTokenException: 'AccessDenied',
};

/** An error of S3's XML protocol; anything but an AwsError is thrown on. */
export function errorAnswer(error: unknown, path: string): HttpResponse {
  if (!(error instanceof AwsError)) throw error;
  const code = names[error.code] ?? error.code;
  const parts =
    element('Code', code) +
    element('Message', error.message) +
    element('Resource', path) +
    element('RequestId', randomUUID());
  return xmlAnswer(error.status, `<Error>${parts}</Error>`);
}
