import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { routes } from '#domain/routes';
import { viewerFunctionCode } from '#lib/web/viewer-function';

const code = viewerFunctionCode({
  page: '<!doctype html><title>"NovaLink"</title>',
  files: ['amplify_outputs.json', 'favicon.svg', 'index.html'],
  headers: { 'X-Content-Type-Options': 'nosniff' },
});

/** Runs it as CloudFront does: a script whose `handler` is called with the event. */
function visit(uri: string): {
  uri?: string;
  statusCode?: number;
  body?: { data: string };
  headers?: object;
} {
  const context = createContext({ event: { request: { uri, headers: {} } } });
  return runInContext(`${code}; handler(event)`, context) as ReturnType<typeof visit>;
}

const gameId = '01K9ZZ4XTVWQ8C6HJ0M3NRPB7D';
const sub = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';

describe('pages', () => {
  test.each(
    Object.values(routes).map(({ path }) =>
      path.replaceAll(/:(sub|userId)/g, sub).replaceAll(/:\w+Id/g, gameId),
    ),
  )('%s, in any case and with a last slash', (path) => {
    for (const uri of [path, path.toUpperCase(), path.toLowerCase(), `${path}/`])
      expect(visit(uri).uri).toBe('/index.html');
  });
});

test.each(['/assets/index-1.js', '/builds/latest.json', '/amplify_outputs.json', '/favicon.svg'])(
  'the file %s is itself',
  (uri) => {
    expect(visit(uri).uri).toBe(uri);
  },
);

test.each([
  '/static/Replay',
  '/static/Replay/:replayId',
  `/static/Replay/${gameId}0`,
  `/static/Replay/${gameId.replace('0', 'U')}`,
  '/static/Replay/%2e%2e%2fTerms',
  '/games',
  '/games/:gameId',
  '/games/1',
  `/games/${gameId}0`,
  `/games/${gameId.replace('0', 'U')}`,
])('%s names no game and no replay', (uri) => {
  expect(visit(uri).statusCode).toBe(404);
});

test.each(['/nowhere', '/assets/', '/builds', '/admin/nowhere', '/.env', '//evil.example', '/favicon.SVG'])(
  '%s is a 404 that carries the page and its headers',
  (uri) => {
    const answer = visit(uri);
    expect(answer.statusCode).toBe(404);
    expect(answer.body?.data).toContain('"NovaLink"');
    expect(answer.headers).toHaveProperty('x-content-type-options', { value: 'nosniff' });
  },
);

test('a page that is too long for CloudFront ends the synthesis', () => {
  const parts = { files: [], headers: {} };
  expect(() => viewerFunctionCode({ ...parts, page: ' '.repeat(10_240) })).toThrow('CloudFront takes 10240');
});
