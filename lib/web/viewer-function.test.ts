import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { publicPages } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { viewerRequestCode, viewerResponseCode } from '#lib/web/viewer-function';

const files = ['amplify_outputs.json', 'favicon.svg'];

interface Answer {
  uri?: string;
  statusCode?: number;
  statusDescription?: string;
}

/** Runs the code like CloudFront: a script whose `handler` is called with the event. */
const run = (code: string, event: object) =>
  runInContext(`${code}; handler(event)`, createContext({ event })) as Answer;

const visit = (uri: string) => run(viewerRequestCode(files), { request: { uri, headers: {} } }).uri;
const statusOf = (uri: string, statusCode = 200) =>
  run(viewerResponseCode(files), { request: { uri }, response: { statusCode, headers: {} } }).statusCode;

const gameId = '01K9ZZ4XTVWQ8C6HJ0M3NRPB7D';
const sub = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';

describe('pages', () => {
  test.each(
    Object.values(routes).map(({ path }) => {
      const file = publicPages.find((page) => page.path === path)?.file ?? 'app.html';
      return [path.replaceAll(/:(sub|userId)/g, sub).replaceAll(/:\w+Id/g, gameId), `/${file}`];
    }),
  )('%s is %s, in any case and with a trailing slash', (path, file) => {
    for (const uri of [path, path.toUpperCase(), path.toLowerCase(), `${path}/`])
      expect([visit(uri), statusOf(uri), statusOf(file)]).toEqual([file, 200, 200]);
  });

  test('that are public have separate files', () => {
    expect(['/', '/Login', '/static/Terms', '/admin', `/games/${gameId}`].map(visit)).toEqual([
      '/index.html',
      '/login.html',
      '/static/terms.html',
      '/app.html',
      '/app.html',
    ]);
  });
});

test.each(['/assets/index-1.js', '/builds/latest.json', '/amplify_outputs.json', '/favicon.svg'])(
  'keeps the path of the file %s',
  (uri) => {
    expect([visit(uri), statusOf(uri)]).toEqual([uri, 200]);
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
  '/nowhere',
  '/assets/',
  '/builds',
  '/admin/nowhere',
  '/.env',
  '//evil.example',
  '/favicon.SVG',
  '/static/nowhere.html',
])('%s is a 404 with the page for it', (uri) => {
  expect(visit(uri)).toBe('/404.html');
  // CloudFront passes either the path of the visitor or that of the first function to the second one.
  expect([statusOf(uri), statusOf('/404.html')]).toEqual([404, 404]);
});

test('responses other than 200 keep their status', () => {
  expect([304, 206, 405].map((status) => statusOf('/nowhere', status))).toEqual([304, 206, 405]);
});

test('fails the synthesis if the code is too long for CloudFront', () => {
  const many = ['x'.repeat(10_240)];
  expect(() => viewerRequestCode(many)).toThrow('the limit of CloudFront is 10240');
  expect(() => viewerResponseCode(many)).toThrow('the limit of CloudFront is 10240');
});
