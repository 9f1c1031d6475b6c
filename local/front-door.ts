import { jsonAnswer, jsonError } from './platform/aws-answers';
import { AwsError } from './platform/aws-error';
import type { HttpHandler, HttpRequest } from './platform/http';
import { isSigned, signatureParts } from './platform/sigv4-parts';

/** Where each request goes; the first that fits, in this order. */
export interface Doors {
  /** By path: the whole of it, or its beginning when it ends with `*`. */
  readonly byPath: Readonly<Record<string, HttpHandler>>;
  /** By the first part of `X-Amz-Target`, such as `DynamoDB_20120810`. */
  readonly byTarget: Readonly<Record<string, HttpHandler>>;
  /** By the service that a signature is scoped to, such as `s3`. */
  readonly byScope: Readonly<Record<string, HttpHandler>>;
  /** Everything else: the site. */
  readonly otherwise: HttpHandler;
}

/** One origin for all services, so that one `AWS_ENDPOINT_URL` reaches each of them. */
export function frontDoor(doors: Doors): HttpHandler {
  return async (request) => {
    try {
      return await doorFor(doors, request)(request);
    } catch (error) {
      if (error instanceof AwsError) return jsonError(error);
      throw error;
    }
  };
}

function doorFor({ byPath, byTarget, byScope, otherwise }: Doors, request: HttpRequest): HttpHandler {
  const byItsPath = pathDoor(byPath, request.url.pathname);
  if (byItsPath !== undefined) return byItsPath;
  const target = request.headers['x-amz-target'];
  if (target !== undefined) {
    const [prefix = ''] = target.split('.');
    return byTarget[prefix] ?? unknown(`There is no ${prefix} here.`);
  }
  if (!isSigned(request)) return otherwise;
  const { service } = signatureParts(request);
  return byScope[service] ?? unknown(`The local cloud has no service ${service}.`);
}

function pathDoor(byPath: Doors['byPath'], path: string): HttpHandler | undefined {
  const exact = byPath[path];
  if (exact !== undefined) return exact;
  const beginning = Object.keys(byPath).find(
    (door) => door.endsWith('*') && path.startsWith(door.slice(0, -1)),
  );
  return beginning === undefined ? undefined : byPath[beginning];
}

function unknown(message: string): HttpHandler {
  return () => Promise.resolve(jsonAnswer(400, { __type: 'UnknownOperationException', message }));
}
