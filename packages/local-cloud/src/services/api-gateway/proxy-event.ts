import type { HttpRequest } from '#local/platform/http';
import { accountId } from '#local/services/needs';
import type { Caller } from './authorize';
import { eventHeaders } from './event-headers';
import { hostOf, type RestApi } from './rest-api';
import type { Route } from './route';

export interface Invocation {
  readonly api: RestApi;
  readonly stage: string;
  readonly route: Route;
  readonly request: HttpRequest;
  /** The path below the stage. */
  readonly path: string;
  readonly requestId: string;
  readonly at: Date;
}

/**
 * The event of a Lambda proxy integration. API Gateway Developer Guide, "Lambda proxy integrations in API Gateway",
 * input format.
 */
export function proxyEvent(invocation: Invocation, caller: Caller): Record<string, unknown> {
  const { api, stage, route, request, path } = invocation;
  const query = [...new Set(request.url.searchParams.keys())];
  return {
    resource: route.resourcePath,
    path,
    httpMethod: request.method,
    ...eventHeaders(request, { host: hostOf(api), 'x-forwarded-for': request.sourceIp }),
    queryStringParameters: orNull(query, (name) => request.url.searchParams.getAll(name).at(-1)),
    multiValueQueryStringParameters: orNull(query, (name) => request.url.searchParams.getAll(name)),
    pathParameters: orNull(Object.keys(route.pathParameters), (name) => route.pathParameters[name]),
    stageVariables: orNull(Object.keys(api.stages.get(stage) ?? {}), (name) => api.stages.get(stage)?.[name]),
    requestContext: requestContext(invocation, caller),
    body: request.body.length === 0 ? null : request.body.toString(),
    isBase64Encoded: false,
  };
}

function requestContext(
  { api, stage, route, request, path, requestId, at }: Invocation,
  caller: Caller,
): Record<string, unknown> {
  return {
    accountId,
    apiId: api.id,
    domainName: hostOf(api),
    domainPrefix: api.id,
    extendedRequestId: requestId,
    httpMethod: request.method,
    identity: {
      ...identityOf(caller),
      sourceIp: request.sourceIp,
      userAgent: request.headers['user-agent'] ?? null,
    },
    path: `/${stage}${path}`,
    protocol: 'HTTP/1.1',
    requestId,
    requestTime: requestTime(at),
    requestTimeEpoch: at.getTime(),
    resourceId: route.resourceId,
    resourcePath: route.resourcePath,
    stage,
    ...(typeof caller === 'object' && 'claims' in caller && { authorizer: { claims: texts(caller.claims) } }),
  };
}

function identityOf(caller: Caller): Record<string, string | null> {
  const principal = typeof caller === 'object' && 'principal' in caller ? caller.principal : undefined;
  const cognito = principal?.cognitoIdentity;
  return {
    accessKey: null,
    accountId: principal === undefined ? null : accountId,
    apiKey: null,
    apiKeyId: null,
    caller: principal?.arn ?? null,
    cognitoAuthenticationProvider: cognito?.provider ?? null,
    cognitoAuthenticationType:
      cognito === undefined ? null : cognito.authenticated ? 'authenticated' : 'unauthenticated',
    cognitoIdentityId: cognito?.identityId ?? null,
    cognitoIdentityPoolId: cognito?.identityPoolId ?? null,
    user: principal?.arn ?? null,
    userArn: principal?.arn ?? null,
  };
}

/** Converts claims to text, with lists joined by commas. */
function texts(claims: Readonly<Record<string, unknown>>): Record<string, string> {
  return mapped(claims, (claim) =>
    Array.isArray(claim) ? claim.join(',') : typeof claim === 'string' ? claim : JSON.stringify(claim),
  );
}

/** Such as `09/Apr/2015:12:34:56 +0000`. */
function requestTime(at: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(at.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

function orNull<Value>(
  names: readonly string[],
  valueOf: (name: string) => Value,
): Record<string, Value> | null {
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));
}
