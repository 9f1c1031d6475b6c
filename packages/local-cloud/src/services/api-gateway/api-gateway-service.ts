import { randomUUID } from 'node:crypto';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import { accountId, region, type CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { authorize, type AuthorizeNeeds } from './authorize';
import { gatewayAnswer, GatewayRefusal } from './gateway-response';
import { invokeMethod } from './invoke-method';
import { methodKinds } from './kinds/method-kinds';
import { restApiKinds } from './kinds/rest-api-kinds';
import { proxyEvent } from './proxy-event';
import { createRestApis, hostOf, type RestApi } from './rest-api';
import { routeOf } from './route';
import { validateRequest } from './validate-request';

export interface ApiGatewayService {
  readonly kinds: readonly ResourceKind[];
  /** Handles `/<stage>/<path>` of the API in the host name, or of the API with the stage. */
  readonly handler: HttpHandler;
  /** Returns the API of a domain name such as `<id>.execute-api.<region>.amazonaws.com`. */
  readonly behind: (domainName: string) => HttpHandler | undefined;
}

type Needs = AuthorizeNeeds & Pick<CloudServices, 'functions' | 'clock'>;

/** API Gateway Developer Guide, "Quotas for configuring and running a REST API": payload size. */
const largestBodyBytes = 10 * 1024 * 1024;

/** REST APIs of the templates, with Lambda proxy integrations. */
export function createApiGatewayService(needs: Needs): ApiGatewayService {
  const apis = createRestApis();
  const handlerOf =
    (api: RestApi): HttpHandler =>
    (request) =>
      answer(needs, api, request);
  return {
    kinds: [...restApiKinds(apis), ...methodKinds(apis)],
    handler(request) {
      const [, stage = ''] = request.url.pathname.split('/');
      const byHost = apis.all().find((api) => hostOf(api) === request.headers.host);
      const api = byHost ?? apis.all().find(({ stages }) => stages.has(stage));
      return api === undefined ? Promise.resolve(forbidden) : handlerOf(api)(request);
    },
    behind(domainName) {
      const api = apis.all().find((each) => hostOf(each) === domainName);
      return api && handlerOf(api);
    },
  };
}

const forbidden: HttpResponse = {
  status: 403,
  headers: { 'content-type': 'application/json' },
  body: '{"message":"Forbidden"}',
};

async function answer(needs: Needs, api: RestApi, request: HttpRequest): Promise<HttpResponse> {
  const [, stage = '', ...rest] = request.url.pathname.split('/');
  if (!api.stages.has(stage)) return forbidden;
  const path = `/${rest.join('/')}`;
  const requestId = randomUUID();
  const at = needs.clock.now();
  try {
    const route = routeOf(api, request.method, path);
    // AWS has the same error for an unknown path and a missing signature.
    if (route === undefined)
      throw new GatewayRefusal('MISSING_AUTHENTICATION_TOKEN', 'Missing Authentication Token');
    if (request.body.length > largestBodyBytes) {
      throw new GatewayRefusal('REQUEST_TOO_LARGE', 'Request Too Long');
    }
    const prefix = `arn:aws:execute-api:${region}:${accountId}:${api.id}/${stage}/`;
    const methodArn = `${prefix}${request.method}${path}`;
    const caller = await authorize(needs, api, route.method, { request, methodArn });
    validateRequest(api, route, request);
    const event = proxyEvent({ api, stage, route, request, path, requestId, at }, caller);
    const sourceArn = `${prefix}${request.method}${route.resourcePath}`;
    return await invokeMethod(needs.functions, route.method, { event, sourceArn, requestId });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return withIds(gatewayAnswer(error, api, contextOf()), requestId);
  }

  function contextOf() {
    return {
      requestId,
      extendedRequestId: requestId,
      stage,
      path: `/${stage}${path}`,
      httpMethod: request.method,
      apiId: api.id,
      'identity.sourceIp': request.sourceIp,
    };
  }
}

function withIds(response: HttpResponse, requestId: string): HttpResponse {
  return { ...response, headers: { ...response.headers, 'x-amzn-requestid': requestId } };
}
