import type { APIGatewayProxyEvent } from 'aws-lambda';
import { signatureHeaders, type SignedRequest } from '@novalink/wallet-contract/signed-text';

/** The parts of an event that a signature covers. */
export type SignedEvent = Pick<
  APIGatewayProxyEvent,
  'requestContext' | 'httpMethod' | 'multiValueHeaders' | 'multiValueQueryStringParameters' | 'body'
>;

export interface SentSignature {
  readonly keyId: string;
  readonly signature: string;
  readonly request: SignedRequest;
}

/** The signed request of an event. Undefined if a header of the signature is missing or was sent twice. */
export function sentSignature(event: SignedEvent): SentSignature | undefined {
  const [keyId, timestamp, signature] = [
    headerOf(event, signatureHeaders.key),
    headerOf(event, signatureHeaders.timestamp),
    headerOf(event, signatureHeaders.signature),
  ];
  if (keyId === undefined || timestamp === undefined || signature === undefined) return undefined;
  const { httpMethod: method, body } = event;
  const request = { timestamp, method, target: targetOf(event), body: Buffer.from(body ?? '') };
  return { keyId, signature, request };
}

/** The names of parameters that were sent more than once. */
export const repeatedParameters = ({ multiValueQueryStringParameters }: SignedEvent): readonly string[] =>
  Object.entries(multiValueQueryStringParameters ?? {}).flatMap(([name, values = []]) =>
    values.length > 1 ? [name] : [],
  );

function headerOf({ multiValueHeaders }: SignedEvent, header: string): string | undefined {
  const values = Object.entries(multiValueHeaders).flatMap(([name, sent = []]) =>
    name.toLowerCase() === header.toLowerCase() ? sent : [],
  );
  return values.length === 1 ? values[0] : undefined;
}

/**
 * The path and the query as the contract requires them to be sent. API Gateway decodes the parameters and loses their
 * order: https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 */
function targetOf({ requestContext, multiValueQueryStringParameters }: SignedEvent): string {
  const pairs = Object.entries(multiValueQueryStringParameters ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, values = []]) =>
      values.map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    );
  return pairs.length === 0 ? requestContext.path : `${requestContext.path}?${pairs.join('&')}`;
}
