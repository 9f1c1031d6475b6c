import type { HttpRequest, HttpResponse } from '#local/platform/http';
import type { Site } from '#local/site';
import { behaviourFor, type Behaviour } from './behaviour';
import { compressed } from './compress';
import { EdgeFailure, failureAnswer } from './edge-failure';
import { readRequestAnswer, readResponse } from './function-answer';
import { functionEvent, type EventSource } from './function-event';
import { originRequest } from './origin-request';
import type { DistributionConfig } from './kinds/distribution-properties';
import type { Origin } from './origins';
import { withPolicyHeaders } from './response-headers';

export interface Distribution {
  readonly id: string;
  readonly arn: string;
  /** As in the template. */
  readonly config: DistributionConfig;
  readonly domainName: string;
  readonly defaultRootObject: string;
  /** In order of precedence; the default behaviour is last. */
  readonly behaviours: readonly Behaviour[];
  readonly origins: ReadonlyMap<string, Origin>;
  readonly errorPages: readonly ErrorPage[];
}

export interface ErrorPage {
  readonly errorCode: number;
  readonly responseCode: number;
  readonly path: string;
}

/** Handles a viewer's request. A site replaces the default behaviour's function and origin. */
export async function serve(
  distribution: Distribution,
  request: HttpRequest,
  site?: Site,
): Promise<HttpResponse> {
  try {
    const behaviour = behaviourOf(distribution, request.url.pathname);
    checkMethod(behaviour, request);
    if (behaviour.pattern === undefined && site?.takes(request.url.pathname) === true) {
      const shown = withPolicyHeaders(await site.answer(request), behaviour.responseHeaders, request);
      return { ...shown, headers: site.changeHeaders(shown.headers) };
    }
    const source = { distributionId: distribution.id, domainName: distribution.domainName };
    const asked = changedRequest(behaviour, request, { ...source, eventType: 'viewer-request' });
    if ('status' in asked) return asked;
    const response = await fetched(distribution, behaviour, asked);
    // CloudFront Developer Guide, "Restrictions on edge functions": functions do not run for errors of the origin.
    const final =
      response.status >= 400
        ? response
        : changedResponse(
            behaviour,
            { request: asked, response },
            { ...source, eventType: 'viewer-response' },
          );
    return compressed(withPolicyHeaders(final, behaviour.responseHeaders, request), behaviour, request);
  } catch (error) {
    if (error instanceof EdgeFailure) return failureAnswer(error);
    throw error;
  }
}

function behaviourOf({ behaviours }: Distribution, path: string): Behaviour {
  const behaviour = behaviourFor(behaviours, path);
  if (behaviour === undefined) throw new Error('The distribution has no default behaviour.');
  return behaviour;
}

function checkMethod({ allowedMethods }: Behaviour, { method, body }: HttpRequest): void {
  if (!allowedMethods.includes(method)) {
    throw new EdgeFailure(
      403,
      'This distribution is not configured to allow the HTTP request method that was used for this request.',
    );
  }
  // CloudFront Developer Guide, "Request and response behavior for custom origins": GET requests that include a body.
  if (method === 'GET' && body.length > 0) throw new EdgeFailure(403, 'Bad request: a GET with a body.');
}

function changedRequest(
  { viewerRequest }: Behaviour,
  request: HttpRequest,
  source: EventSource,
): HttpRequest | HttpResponse {
  if (viewerRequest === undefined) return request;
  return readRequestAnswer(
    ran(() => viewerRequest(functionEvent(source, request))),
    request,
  );
}

function changedResponse(
  { viewerResponse }: Behaviour,
  { request, response }: { request: HttpRequest; response: HttpResponse },
  source: EventSource,
): HttpResponse {
  if (viewerResponse === undefined) return response;
  const answer = ran(() => viewerResponse(functionEvent(source, request, response)));
  return readResponse(answer, response);
}

function ran(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    throw new EdgeFailure(
      503,
      `The CloudFront function failed: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

async function fetched(
  distribution: Distribution,
  behaviour: Behaviour,
  request: HttpRequest,
): Promise<HttpResponse> {
  const response = await fromOrigin(distribution, behaviour, request);
  const page = distribution.errorPages.find(({ errorCode }) => errorCode === response.status);
  if (page === undefined) return response;
  const url = new URL(page.path, request.url);
  const { range: _range, 'if-none-match': _etag, ...headers } = request.headers;
  const shown = await fromOrigin(distribution, behaviourOf(distribution, page.path), {
    ...request,
    url,
    headers,
    method: 'GET',
    body: Buffer.alloc(0),
  });
  return shown.status === 200 ? { ...shown, status: page.responseCode } : response;
}

function fromOrigin(
  { origins, defaultRootObject }: Distribution,
  behaviour: Behaviour,
  request: HttpRequest,
): Promise<HttpResponse> {
  const origin = origins.get(behaviour.originId);
  if (origin === undefined) throw new Error(`The distribution has no origin ${behaviour.originId}.`);
  const url = new URL(request.url);
  if (url.pathname === '/') url.pathname = `/${defaultRootObject}`;
  return origin.handler(originRequest({ ...request, url }, behaviour, origin));
}
