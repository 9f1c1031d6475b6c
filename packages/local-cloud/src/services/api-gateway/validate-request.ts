import type { HttpRequest } from '#local/platform/http';
import { GatewayRefusal } from './gateway-response';
import type { RestApi } from './rest-api';
import type { Route } from './route';
import { schemaErrors } from './schema-errors';

/** Throws GatewayRefusal for a request that the method's validator rejects. */
export function validateRequest(api: RestApi, route: Route, request: HttpRequest): void {
  const validator = api.validators.get(route.method.validatorId ?? '');
  if (validator?.parameters === true) checkParameters(route, request);
  if (validator?.body === true) checkBody(api, route, request);
}

function checkParameters({ method, pathParameters }: Route, { url, headers }: HttpRequest): void {
  const present: Readonly<Record<string, (name: string) => boolean>> = {
    path: (name) => Object.hasOwn(pathParameters, name),
    querystring: (name) => (url.searchParams.get(name) ?? '') !== '',
    header: (name) => (headers[name.toLowerCase()] ?? '') !== '',
  };
  const missing = Object.entries(method.requestParameters)
    .filter(([, isRequired]) => isRequired)
    .map(([place]) => /^method\.request\.(path|querystring|header)\.(.+)$/.exec(place) ?? [])
    .filter(([, kind = '', name = '']) => present[kind]?.(name) === false)
    .map(([, , name = '']) => name);
  if (missing.length > 0) {
    throw new GatewayRefusal(
      'BAD_REQUEST_PARAMETERS',
      `Missing required request parameters: [${missing.join(', ')}]`,
    );
  }
}

/**
 * A body whose media type has no model is accepted. API Gateway Developer Guide, "Request validation for REST APIs in
 * API Gateway".
 */
function checkBody(api: RestApi, { method }: Route, { headers, body }: HttpRequest): void {
  const mediaType = (headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  const model = method.requestModels[mediaType] ?? method.requestModels.$default;
  const schema = api.models.get(model ?? '');
  if (schema === undefined) return;
  const faults = faultsOf(body, (value) => schemaErrors(value, schema));
  if (faults.length === 0) return;
  throw new GatewayRefusal('BAD_REQUEST_BODY', 'Invalid request body', {
    validationError: `[${faults.join(', ')}]`,
  });
}

function faultsOf(body: Buffer, check: (value: unknown) => string[]): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    return ['Unable to parse JSON'];
  }
  return check(value);
}
