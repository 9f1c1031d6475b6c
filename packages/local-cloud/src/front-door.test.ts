import { EventEmitter, once } from 'node:events';
import { get, request as httpRequest } from 'node:http';
import {
  CloudFormationClient,
  DescribeStackResourceCommand,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { afterEach, describe, expect, test } from '@jest/globals';
import { frontDoor, upgradeDoor, type Doors } from './front-door';
import { AwsError } from './platform/aws-error';
import { credentialRegister, localAdministrator } from './platform/credentials';
import type { HttpHandler } from './platform/http';
import { PortTaken, startHttpServer, type HttpServer } from './platform/http-server';
import { createIam } from './platform/iam/roles';
import { memoryStorage } from './platform/memory-storage';
import { createAuthenticate } from './platform/sigv4';
import { createCloudFormationService } from './services/cloudformation/cloudformation-service';

const running: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

const say =
  (text: string): HttpHandler =>
  ({ body }) =>
    Promise.resolve({ status: 200, headers: {}, body: `${text}:${body.toString()}` });

async function started(doors: Partial<Doors>, bugs: unknown[] = []) {
  const handler = frontDoor({ byPath: {}, byTarget: {}, byScope: {}, otherwise: say('site'), ...doors });
  const server = await startHttpServer({
    port: 0,
    handler,
    onBug: (error) => bugs.push(error),
    bodyLimitBytes: 10,
  });
  running.push(server);
  return `http://localhost:${server.port}`;
}

/** A request whose path or host a well-behaved client would not send. */
function raw(port: string, path: string, host = 'localhost'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { host }, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

describe('a request', () => {
  test('is routed by path, then target, then the scope of its signature, else to the site', async () => {
    const origin = await started({
      byPath: { '/graphql': say('graphql'), '/__local/s3/*': say('s3') },
      byTarget: { DynamoDB_20120810: say('dynamodb') },
      byScope: { lambda: say('lambda') },
    });
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${origin}${path}`, { headers })).text();
    const authorization =
      'AWS4-HMAC-SHA256 Credential=a/20260101/r/lambda/aws4_request, SignedHeaders=host, Signature=s';
    const signed = { authorization, 'x-amz-date': '20260101T000000Z' };
    expect(await ask('/graphql', signed)).toBe('graphql:');
    expect(await ask('/__local/s3/b/k')).toBe('s3:');
    expect(await ask('/', { 'x-amz-target': 'DynamoDB_20120810.GetItem' })).toBe('dynamodb:');
    expect(await ask('/2015-03-31/functions', signed)).toBe('lambda:');
    expect(await ask('/graphql/more')).toBe('site:');
    expect(await ask('/', { 'x-amz-target': 'Kinesis_20131202.X' })).toContain('UnknownOperationException');
  });

  test('is routed by its raw path', async () => {
    const teapot: HttpHandler = () => Promise.resolve({ status: 418, headers: {}, body: '' });
    const { port } = new URL(await started({ byPath: { '/__local/s3/*': teapot } }));
    expect(await raw(port, '/__local/s3/b/../../../k')).toBe(418);
    expect(await raw(port, '/x/../__local/s3/b/k')).toBe(200);
  });

  test('is not routed by the names of object properties', async () => {
    const origin = await started({});
    const credential = (service: string) => ({
      authorization: `AWS4-HMAC-SHA256 Credential=a/20260101/r/${service}/aws4_request, SignedHeaders=host, Signature=s`,
      'x-amz-date': '20260101T000000Z',
    });
    for (const headers of [{ 'x-amz-target': 'constructor.x' }, credential('toString')]) {
      const answer = await fetch(origin, { headers });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ __type: 'UnknownOperationException' }),
      ]);
    }
  });

  test('to a service that is not implemented gets an error in the protocol of the request', async () => {
    const origin = await started({});
    const answer = await fetch(origin, {
      method: 'POST',
      headers: {
        authorization:
          'AWS4-HMAC-SHA256 Credential=a/20260101/r/rds/aws4_request, SignedHeaders=host, Signature=s',
        'x-amz-date': '20260101T000000Z',
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      },
      body: 'Action=X',
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining(
        '<Code>InvalidAction</Code><Message>The local cloud has no service rds.</Message>',
      ),
    ]);
  });

  test('gets AWS’s own error if a service refuses it', async () => {
    const refuse = () => Promise.reject(new AwsError('ThrottlingException', 'slow down', 400, { Wait: 1 }));
    const origin = await started({ byPath: { '/x': refuse } });
    const answer = await fetch(`${origin}/x`);
    expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([400, 'ThrottlingException']);
    expect(await answer.json()).toEqual({ __type: 'ThrottlingException', message: 'slow down', Wait: 1 });
  });

  test('is refused with a reason when it is too large, malformed or meant for another host', async () => {
    const origin = await started({});
    const port = new URL(origin).port;
    const large = await fetch(origin, { method: 'POST', body: 'x'.repeat(30) });
    expect([large.status, await large.json()]).toEqual([
      413,
      { message: 'The body is larger than 10 bytes.' },
    ]);
    expect(await (await fetch(origin, { method: 'POST', body: 'x'.repeat(10) })).text()).toBe(
      `site:${'x'.repeat(10)}`,
    );
    expect(await raw(port, '/%zz')).toBe(400);
    expect(await raw(port, 'http://elsewhere.example/')).toBe(400);
    expect(await raw(port, '/', 'attacker.example')).toBe(421);
    expect(await raw(port, '/', 'bucket.localhost')).toBe(200);
  });

  test('that causes an internal error gets status 500, and the error is reported', async () => {
    const bugs: unknown[] = [];
    const bug = new Error('oops');
    const origin = await started({ byPath: { '/x': () => Promise.reject(bug) } }, bugs);
    const answer = await fetch(`${origin}/x`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('oops')]);
    expect(bugs).toEqual([bug]);
  });
});

test('reports a used port and suggests another one', async () => {
  const port = Number(new URL(await started({})).port);
  const again = startHttpServer({ port, handler: say('x'), onBug: () => undefined });
  await expect(again).rejects.toThrow(PortTaken);
  await expect(again).rejects.toThrow(`Port ${port} is in use.`);
});

test('ends running requests and frees the port on stop', async () => {
  const arrivals = new EventEmitter();
  const server = await startHttpServer({
    port: 0,
    handler: () => {
      arrivals.emit('request');
      return new Promise(() => undefined);
    },
    onBug: () => undefined,
  });
  const waiting = once(arrivals, 'request');
  const ended = once(httpRequest({ port: server.port }).end(), 'response');
  await waiting;
  await server.stop();
  await expect(ended).rejects.toMatchObject({ code: 'ECONNRESET' });
  const again = await startHttpServer({ port: server.port, handler: say('x'), onBug: () => undefined });
  await again.stop();
});

// CloudFormation API Reference, "DescribeStacks", "DescribeStackResources" and "ListStackResources".
test('the SDK reads the outputs and the resources of stacks', async () => {
  const clock = { now: () => new Date() };
  const storage = memoryStorage();
  const credentials = credentialRegister({ storage, clock });
  const { iam } = createIam({ clock });
  const resource = (index: number) => ({
    stackName: index === 0 ? 'B' : 'A-Api',
    logicalId: `Table${index}`,
    type: 'AWS::DynamoDB::Table',
    ref: `table-${index}`,
  });
  const resources = Array.from({ length: 151 }, (_none, index) => resource(index));
  const deployed = () => ({ outputs: { 'A-Api': { Url: 'http://x/?a=1&b=<2>' }, B: {} }, resources });
  const authenticate = createAuthenticate({ credentials, clock });
  const { handler } = createCloudFormationService({ authenticate, iam, startedAt: clock.now(), deployed });
  const server = await startHttpServer({
    port: 0,
    handler: frontDoor({
      byPath: {},
      byTarget: {},
      byScope: { cloudformation: handler },
      otherwise: say('site'),
    }),
    onBug: () => undefined,
  });
  running.push(server);
  const client = new CloudFormationClient({
    endpoint: `http://localhost:${server.port}`,
    region: 'eu-west-1',
    credentials: localAdministrator({ storage, credentials }),
    maxAttempts: 1,
  });
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: 'A-Api' }));
  expect(Stacks).toMatchObject([
    {
      StackName: 'A-Api',
      StackStatus: 'CREATE_COMPLETE',
      Outputs: [{ OutputKey: 'Url', OutputValue: 'http://x/?a=1&b=<2>' }],
    },
  ]);
  expect((await client.send(new DescribeStacksCommand({}))).Stacks).toHaveLength(2);
  await expect(client.send(new DescribeStacksCommand({ StackName: 'C' }))).rejects.toThrow(
    'Stack with id C does not exist',
  );

  const { StackResources } = await client.send(new DescribeStackResourcesCommand({ StackName: 'B' }));
  expect(StackResources).toMatchObject([
    {
      StackName: 'B',
      LogicalResourceId: 'Table0',
      PhysicalResourceId: 'table-0',
      ResourceType: 'AWS::DynamoDB::Table',
      ResourceStatus: 'CREATE_COMPLETE',
      Timestamp: expect.any(Date),
    },
  ]);
  const ofTable = await client.send(
    new DescribeStackResourcesCommand({ PhysicalResourceId: 'table-7', LogicalResourceId: 'Table7' }),
  );
  expect(ofTable.StackResources).toMatchObject([{ StackName: 'A-Api', LogicalResourceId: 'Table7' }]);
  const one = { StackName: 'A-Api', LogicalResourceId: 'Table9' };
  const { StackResourceDetail } = await client.send(new DescribeStackResourceCommand(one));
  expect(StackResourceDetail).toMatchObject({ PhysicalResourceId: 'table-9' });
  const listed: string[] = [];
  for await (const page of paginateListStackResources({ client }, { StackName: 'A-Api' }))
    listed.push(...(page.StackResourceSummaries ?? []).map((each) => each.PhysicalResourceId ?? ''));
  expect(listed).toEqual(resources.slice(1).map(({ ref }) => ref));
  await expect(client.send(new ListStackResourcesCommand({ StackName: 'C' }))).rejects.toThrow(
    'Stack with id C does not exist',
  );
});

test('routes an upgrade by its path and closes it without a handler', async () => {
  const server = await startHttpServer({
    port: 0,
    handler: say('site'),
    onBug: console.error,
    onUpgrade: upgradeDoor({
      '/live': (_incoming, socket) =>
        socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    }),
  });
  running.push(server);
  const asked = (path: string) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    return get({ port: server.port, path, host: '127.0.0.1', headers, agent: false });
  };
  await once(asked('/live?a=b'), 'upgrade');
  const [{ statusCode }] = (await once(asked('/other'), 'response')) as [{ statusCode: number }];
  expect(statusCode).toBe(404);
});
