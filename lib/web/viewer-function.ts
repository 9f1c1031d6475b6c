import { routeParameters } from '#domain/route-parameters';
import { routes } from '#domain/routes';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const largestBytes = 10_240;

export interface ViewerFunctionParts {
  /** The built `index.html`; it shows the site's own "Page Not Found". */
  readonly page: string;
  /** Files at the root of the site, such as `favicon.svg`. */
  readonly files: readonly string[];
  /** What the response headers policy adds to everything that comes from an origin; this does not. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What CloudFront runs before it looks for a file: the pages of `domain/routes.ts`, in any case and with or without
 * a last slash, are `index.html`; files are themselves; everything else is a 404 that carries the page.
 */
export function viewerFunctionCode({ page, files, headers }: ViewerFunctionParts): string {
  const pages = Object.values(routes).map(({ path }) => pattern(path));
  const answer = {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: Object.fromEntries(
      Object.entries({
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      }).map(([name, value]) => [name.toLowerCase(), { value }]),
    ),
    body: { encoding: 'text', data: page },
  };
  const code = `var pages = /^(?:${pages.join('|')})$/;
var files = ${JSON.stringify(files.map((file) => `/${file}`))};
var missing = ${JSON.stringify(answer)};
function handler(event) {
  var request = event.request;
  var path = request.uri.toLowerCase();
  while (path.length > 1 && path.charAt(path.length - 1) === '/') path = path.slice(0, -1);
  if (pages.test(path)) {
    request.uri = '/index.html';
    return request;
  }
  if (/^\\/(assets|builds)\\/[^/]/.test(request.uri) || files.indexOf(request.uri) >= 0) return request;
  return missing;
}
`;
  const size = Buffer.byteLength(code);
  if (size > largestBytes)
    throw new Error(`The viewer function has ${size} bytes; CloudFront takes ${largestBytes}.`);
  return code;
}

const parameters: Readonly<Record<string, string>> = routeParameters;

/** Of a route's path, in small letters; what begins with a colon stands for an id of its form. */
const pattern = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? formOf(segment.slice(1)) : segment.toLowerCase()))
    .join('\\/');

function formOf(parameter: string): string {
  const form = parameters[parameter];
  if (form === undefined) throw new Error(`No form is known for the parameter ${parameter} of a route.`);
  return form;
}
