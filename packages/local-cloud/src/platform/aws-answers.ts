import { randomUUID } from 'node:crypto';
import type { AwsError } from './aws-error';
import type { HttpResponse } from './http';

/** A response in AWS's JSON protocols. */
export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID(), ...headers },
    body: JSON.stringify(body),
  };
}

export function jsonError({ code, message, status, members }: AwsError): HttpResponse {
  return jsonAnswer(status, { __type: code, message, ...members }, { 'x-amzn-errortype': code });
}

/** A response in AWS's Query protocol: `<OperationResponse>` around `<OperationResult>`. */
export function queryAnswer(operation: string, namespace: string, result: string): HttpResponse {
  return xml(
    200,
    `<${operation}Response xmlns="${namespace}"><${operation}Result>${result}</${operation}Result>` +
      `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${operation}Response>`,
  );
}

/** The codes of signature errors in the Query protocol. IAM User Guide and each API's "Common Errors". */
const queryCodes: Readonly<Record<string, string>> = {
  ExpiredTokenException: 'ExpiredToken',
  IncompleteSignatureException: 'IncompleteSignature',
  InvalidSignatureException: 'SignatureDoesNotMatch',
  MissingAuthenticationTokenException: 'MissingAuthenticationToken',
  UnrecognizedClientException: 'InvalidClientTokenId',
};

/** An error in AWS's Query protocol. REST APIs with XML use the same form with a namespace. */
export function queryError({ code, message, status }: AwsError, namespace?: string): HttpResponse {
  const named = element('Code', queryCodes[code] ?? code);
  const error = `<Type>Sender</Type>${named}${element('Message', message)}`;
  return xml(
    status,
    `<ErrorResponse${namespace === undefined ? '' : ` xmlns="${namespace}"`}><Error>${error}</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
}

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Text inside an XML element. */
export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\p{Cc}/gu, (control) => `&#x${control.charCodeAt(0).toString(16)};`);

function xml(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/xml' }, body: `<?xml version="1.0"?>${body}` };
}
