import type { HttpHandler } from '#local/platform/http';
import { region } from '#local/services/needs';
import { pageOriginHeader } from '../cors/cross-origin';

/**
 * Forwards a page's requests for AWS buckets to the local ones, with the behaviour of a browser that requests AWS: a
 * request that the bucket's CORS rules do not allow is a network error. Uploads are read completely first, because
 * browsers only stream over HTTP/2.
 */
const script = `
const bucketHost = /^(?:(.+)\\.)?s3(?:[.-]${region})?\\.amazonaws\\.com$/;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { hostname, pathname, search } = new URL(event.request.url);
  const [matched, bucket] = bucketHost.exec(hostname) ?? [];
  if (matched === undefined) return;
  const path = (bucket === undefined ? '' : '/' + bucket) + pathname + search;
  event.respondWith(carried(event.request, '/__local/s3' + path));
});
async function carried(request, path) {
  const { method, mode, signal } = request;
  const headers = new Headers(request.headers);
  if (mode === 'cors') headers.set('${pageOriginHeader}', self.location.origin);
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.blob();
  const answer = await fetch(path, { method, headers, body, signal, cache: 'no-store', credentials: 'omit' });
  const isReadable = mode !== 'cors' || answer.headers.has('access-control-allow-origin');
  return isReadable ? answer : Response.error();
}
`;

export const serviceWorkerHandler: HttpHandler = () =>
  Promise.resolve({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
    },
    body: script,
  });
