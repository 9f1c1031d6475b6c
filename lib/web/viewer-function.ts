import { notFoundFile, publicPages, shellFile } from '#domain/public-pages';
import { routeParameters } from '#domain/route-parameters';
import { routes } from '#domain/routes';

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const largestBytes = 10_240;

/**
 * The function that CloudFront runs before it requests a file. Pages of `domain/routes.ts`, in any case and with or
 * without a trailing slash, are mapped to the built file or `app.html`. Paths of files are unchanged. All other paths
 * are mapped to `404.html`.
 */
export const viewerRequestCode = (files: readonly string[]): string =>
  checked(`${classifier(files)}
function handler(event) {
  var request = event.request;
  request.uri = fileOf(request.uri) || '/${notFoundFile}';
  return request;
}
`);

/**
 * The function that CloudFront runs before it responds: sets the status 404 for `404.html`. It checks the path again,
 * because the developer guide does not document whether it sees the visitor's path or the one set by the function
 * above.
 */
export const viewerResponseCode = (files: readonly string[]): string =>
  checked(`${classifier(files)}
function handler(event) {
  var response = event.response;
  if (response.statusCode === 200 && fileOf(event.request.uri) === undefined) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
`);

/** `files` are the files at the root of the site, such as `favicon.svg`. */
function classifier(files: readonly string[]): string {
  const ofPages = [shellFile, ...publicPages.map(({ file }) => file)];
  const rendered = publicPages.map(({ path }) => path);
  const others = Object.values(routes)
    .map(({ path }) => path)
    .filter((path) => !rendered.includes(path));
  return `var rendered = ${pattern(rendered)};
var others = ${pattern(others)};
var files = ${JSON.stringify([...new Set([...files, ...ofPages])].map((file) => `/${file}`))};
function fileOf(uri) {
  var path = uri.toLowerCase();
  while (path.length > 1 && path.charAt(path.length - 1) === '/') path = path.slice(0, -1);
  if (rendered.test(path)) return path === '/' ? '/index.html' : path + '.html';
  if (others.test(path)) return '/${shellFile}';
  if (/^\\/(assets|builds)\\/[^/]/.test(uri) || files.indexOf(uri) >= 0) return uri;
  return undefined;
}`;
}

function checked(code: string): string {
  const size = Buffer.byteLength(code);
  if (size > largestBytes)
    throw new Error(`A viewer function has ${size} bytes; the limit of CloudFront is ${largestBytes}.`);
  return code;
}

const parameters: Readonly<Record<string, string>> = routeParameters;

const pattern = (paths: readonly string[]) => `/^(?:${paths.map(patternOf).join('|')})$/`;

/** The pattern of a route's path in lower case. A segment that starts with a colon is an id. */
const patternOf = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? formOf(segment.slice(1)) : segment.toLowerCase()))
    .join('\\/');

function formOf(parameter: string): string {
  const form = parameters[parameter];
  if (form === undefined) throw new Error(`No form is known for the parameter ${parameter} of a route.`);
  return form;
}
