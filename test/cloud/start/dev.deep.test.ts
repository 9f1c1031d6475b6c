import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { signedIn } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenUser } from '#test/authorization/environment/stage';
import { startDev, stopLocal, type LocalProcess } from '#test/support/local-process';
import { processTree } from '#test/support/process-tree';
import { until, untilTrue } from 'cdk-local-cloud/testing';
import { copiedProject } from './copied-project';
import { allGone, printedStage } from './process-cloud';

// The duration of a bundle or a restart depends on the machine.
jest.setTimeout(240_000);

const project = copiedProject();
const resolver = 'lambda/resolvers/games/Query.listCatalogue.ts';
const handler = 'lambda/functions/list-catalogue/handler.ts';
let dev: LocalProcess;
let stage: Stage;

beforeAll(async () => {
  dev = await startDev(['--memory', '--no-seed'], project.folder);
  stage = await printedStage(dev);
});
afterAll(() => stopLocal(dev, 'SIGKILL'));

const says = (text: string) => until(() => dev.said.find((line) => line.includes(text)));
const catalogue = async (fields = 'nextToken') => {
  const query = `{ listCatalogue { ${fields} } }`;
  const { data, errors } = await askGraphql(stage.graphql, stage.administrator, { query });
  return errors[0]?.message ?? (data as { listCatalogue: Record<string, unknown> }).listCatalogue[fields];
};
const page = (path: string) => fetch(`${dev.origin}${path}`, { headers: { accept: 'text/html' } });

test('serves the site from its sources, and all other paths from the local cloud', async () => {
  const html = await page('/provider/games');
  const nonce = /<script type="module" nonce="([^"]+)">import \{ injectIntoGlobalHook/.exec(
    await html.text(),
  )?.[1];
  const policy = html.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce ?? 'none'}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const source = await page('/src/app/main.tsx');
  expect(source.headers.get('content-type')).toBe('text/javascript');
  expect(await source.text()).toContain('import "/src/app/styles.css"');
  expect(await (await page('/amplify_outputs.json')).json()).toHaveProperty(
    'auth.user_pool_id',
    stage.userPoolId,
  );
  expect((await page('/__local/s3-worker.js')).status).toBe(200);
  for (const secret of ['/@fs/etc/hostname', `/@fs${project.folder}/package.json`])
    expect((await page(secret)).status).toBe(403);
});

test('announces a changed file of the site to open pages', async () => {
  await page('/src/app/mount.tsx');
  const [, socket] = await upgraded();
  let reported = '';
  socket.on('data', (bytes: Buffer) => (reported += bytes.toString()));
  project.change('frontend/src/app/mount.tsx', 'import', '// changed\nimport');
  await untilTrue(() => reported.includes('/src/app/mount.tsx') || reported.includes('full-reload'));
  socket.destroy();
});

test('uses a changed resolver for the next request', async () => {
  expect(await catalogue()).toBeNull();
  project.change(resolver, 'publicGame(row)), nextToken }', "publicGame(row)), nextToken: 'new' }");
  await untilTrue(async () => (await catalogue()) === 'new');
});

test('reports a resolver that cannot be built or that AppSync rejects, and keeps the old one', async () => {
  const line = project.change(resolver, 'const narrowed =', 'const narrowed ==');
  await says(`${resolver}:${line}:18: Expected ";" but found "=="`);
  project.change(resolver, 'const narrowed ==', 'const now = new Date();\n  const narrowed =');
  await says(`${resolver}: The code contains one or more errors: new is not supported; Date does not exist`);
  expect(await catalogue()).toBe('new');
  project.change(resolver, 'const now = new Date();', '');
  project.change(resolver, "nextToken: 'new'", "nextToken: 'newer'");
  await untilTrue(async () => (await catalogue()) === 'newer');
});

test('uses a changed function for the next request, and reports the source of an error', async () => {
  const kept = async () => (await page('/api/v1/catalogue')).headers.get('cache-control');
  expect(await kept()).toBe('public, max-age=60');
  project.change(handler, 'max-age=60', 'max-age=61');
  await untilTrue(async () => (await kept()) === 'public, max-age=61');
  const line = project.change(
    handler,
    '= environment();',
    "= environment();\nthrow new RangeError('too far');",
  );
  await untilTrue(async () => (await page('/api/v1/catalogue')).status === 500);
  await says('failed: RangeError: too far');
  await says(`  ${handler}:${line + 1}:`);
});

test('restarts the cloud after a change of the schema, with its data and its sign-ins', async () => {
  const email = 'kept@novalink.test';
  await givenUser(stage, email);
  const { accessToken } = await signedIn(stage, email);
  expect(await catalogue('count')).toContain('Cannot query field "count"');
  project.change(
    'domain/schema.graphql',
    'type PublicGameConnection @aws_iam @aws_cognito_user_pools {',
    'type PublicGameConnection @aws_iam @aws_cognito_user_pools {\n  count: Int',
  );
  await says(`NovaLink is running again at ${dev.origin}`);
  expect(await catalogue('count')).toBeNull();
  const query = '{ listCatalogue { nextToken } }';
  const { data } = await askGraphql(stage.graphql, { token: accessToken }, { query });
  expect(data).toEqual({ listCatalogue: { nextToken: 'newer' } });
  await signedIn(stage, email);
  await untilTrue(() => project.read('domain/generated/types.ts').includes('count: Maybe<Scalars'));
});

test('SIGTERM ends every process, even if a page is connected', async () => {
  await upgraded();
  const processes = processTree(dev.child.pid ?? 0);
  expect(processes.length).toBeGreaterThan(1);
  expect(await stopLocal(dev, 'SIGTERM')).toBe(0);
  await allGone(processes);
  await expect(fetch(dev.origin)).rejects.toThrow('fetch failed');
  expect(existsSync(`${project.folder}/.novalink`)).toBe(false);
});

/** Requests a WebSocket like Vite's client. */
async function upgraded(): Promise<[IncomingMessage, Duplex]> {
  const asked = get(dev.origin, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      'sec-websocket-protocol': 'vite-hmr',
    },
  });
  return (await once(asked, 'upgrade')) as [IncomingMessage, Duplex];
}
