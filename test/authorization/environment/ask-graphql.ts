import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from 'cdk-local-cloud/client';

/** The credentials of a request. */
export type Credentials =
  | { readonly token: string }
  | { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };

export interface GraphqlError {
  readonly errorType: string | null;
  readonly errorInfo: unknown;
  readonly message: string;
}
export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

/** Sends a GraphQL request over HTTP like a client; `credentials` are optional. */
export async function askGraphql(
  endpoint: { readonly url: string; readonly region: string },
  credentials: Credentials | undefined,
  body: unknown,
): Promise<GraphqlAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = await headersFor(endpoint, credentials, text);
  const response = await fetch(endpoint.url, { method: 'POST', headers, body: text });
  const answer = (await response.json()) as Partial<GraphqlAnswer>;
  return { status: response.status, data: answer.data ?? null, errors: answer.errors ?? [] };
}

async function headersFor(
  endpoint: { readonly url: string; readonly region: string },
  credentials: Credentials | undefined,
  body: string,
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  if (credentials === undefined) return headers;
  if ('token' in credentials) return { ...headers, authorization: credentials.token };
  const url = new URL(endpoint.url);
  const signer = new SignatureV4({
    credentials,
    region: endpoint.region,
    service: 'appsync',
    sha256: Sha256,
  });
  const signed = await signer.sign(
    new HttpRequest({
      method: 'POST',
      hostname: url.hostname,
      port: Number(url.port),
      path: url.pathname,
      headers: { ...headers, host: url.host },
      body,
    }),
  );
  return signed.headers;
}
