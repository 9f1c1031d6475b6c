import { jsonAnswer, jsonError, queryError } from './platform/aws-answers';
import { AwsError } from './platform/aws-error';
import type { HttpHandler, HttpRequest, Upgrade } from './platform/http';
import { isSigned, signatureParts } from './platform/sigv4-parts';

/** Handlers of requests. The first match is used, in this order. */
export interface Doors {
  /** By path; `*` matches anything. */
  readonly byPath: Readonly<Record<string, HttpHandler>>;
  /** By the first part of `X-Amz-Target`, such as `DynamoDB_20120810`. */
  readonly byTarget: Readonly<Record<string, HttpHandler>>;
  /** By the service in a signature's scope, such as `s3`. */
  readonly byScope: Readonly<Record<string, HttpHandler>>;
  /** Everything else: the site. */
  readonly otherwise: HttpHandler;
}

type PathDoor = readonly [pattern: RegExp, handler: HttpHandler];

/** Serves all services on one origin, so that a single `AWS_ENDPOINT_URL` reaches each of them. */
export function frontDoor(doors: Doors): HttpHandler {
  const pathDoors = Object.entries(doors.byPath).map(([path, handler]): PathDoor => [
    patternOf(path),
    handler,
  ]);
  // Maps, because the names come from requests and every object has a `constructor`.
  const byTarget = new Map(Object.entries(doors.byTarget));
  const byScope = new Map(Object.entries(doors.byScope));

  function doorFor(request: HttpRequest): HttpHandler {
    const target = request.headers['x-amz-target'];
    if (target !== undefined) {
      const [prefix = ''] = target.split('.');
      return byTarget.get(prefix) ?? unknown(`There is no ${prefix} here.`);
    }
    if (!isSigned(request)) return doors.otherwise;
    const { service } = signatureParts(request);
    return byScope.get(service) ?? unknown(`The local cloud has no service ${service}.`);
  }

  return async (request) => {
    try {
      const [, byItsPath] = pathDoors.find(([pattern]) => pattern.test(writtenPath(request))) ?? [];
      return await (byItsPath ?? doorFor(request))(request);
    } catch (error) {
      if (error instanceof AwsError) return jsonError(error);
      throw error;
    }
  };
}

/** The path as the client sent it, because a URL resolves dots, which object keys can contain. */
const writtenPath = ({ target, url }: HttpRequest) => target?.split('?')[0] ?? url.pathname;

/** Routes upgrade requests by their path and closes those without a handler. */
export function upgradeDoor(byPath: Readonly<Record<string, Upgrade>>, otherwise = refuseUpgrade): Upgrade {
  const doors = new Map(Object.entries(byPath));
  return (incoming, socket, head) => {
    const [path = ''] = incoming.url?.split('?') ?? [];
    (doors.get(path) ?? otherwise)(incoming, socket, head);
  };
}

/** Rejects a request for another protocol. */
export const refuseUpgrade: Upgrade = (_incoming, socket) => {
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
};

function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('.*')}$`,
  );
}

/** Returns an error in the Query protocol for a form, and in JSON for any other request. */
function unknown(message: string): HttpHandler {
  return ({ headers }) => {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    return Promise.resolve(
      isForm
        ? queryError(new AwsError('InvalidAction', message))
        : jsonAnswer(400, { __type: 'UnknownOperationException', message }),
    );
  };
}
