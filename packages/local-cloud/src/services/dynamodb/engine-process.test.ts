import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { changeListeners, changeStreams } from './change-streams';
import { startEngine } from './engine';
import { engineApi } from './engine-api';
import { objectOf, textOf } from '#local/platform/json-shape';
import { startEngineProcess } from './engine-process';
import { freeLoopback } from './loopback';
import { untilTrue } from '#local/testing/until';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilGone = (pid: number) => untilTrue(() => !isRunning(pid));

test('responds, and ends when it is stopped', async () => {
  const engine = await startEngineProcess(undefined);
  expect((await fetch(engine.endpoint, { method: 'POST' })).headers.get('server')).toMatch(/Dynoxide/);
  await engine.stop();
  expect(isRunning(engine.pid)).toBe(false);
});

test('chooses another port if another program takes the first one', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const found: number[] = [];
  const engine = await startEngineProcess(undefined, async () => {
    const place = found.length < 2 ? { host: '127.9.9.9', port } : await freeLoopback();
    found.push(place.port);
    return place;
  });
  expect(found).toHaveLength(3);
  expect(new URL(engine.endpoint).port).toBe(String(found.at(-1)));
  await engine.stop();
  other.close();
});

test('two engines have different addresses, and a process can exit without stopping its engine', async () => {
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', leaving], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface(starter.stdout)) lines.push(line);
  const [first, second, ...pids] = lines;
  expect(new URL(first ?? '').hostname).toMatch(/^127\./);
  expect(new URL(second ?? '').host).not.toBe(new URL(first ?? '').host);
  if (process.platform === 'linux') expect(lines.join()).not.toContain('//127.0.0.1:');
  for (const pid of pids) await untilGone(Number(pid));
  expect(pids).toHaveLength(2);
});

test('ends when its parent is killed, and leaves a valid database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'));
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, DATABASE: join(folder, 'tables.db') },
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(starter.stdout), 'line')) as [string];
  const enginePid = Number(line);
  expect(isRunning(enginePid)).toBe(true);
  starter.kill('SIGKILL');
  await untilGone(enginePid);
  const next = await startEngineProcess(join(folder, 'tables.db'));
  await next.stop();
  await rm(folder, { recursive: true });
});

test('acknowledged writes before a kill are in the next engine’s stream, in order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'));
  const databaseFile = join(folder, 'tables.db');
  const first = await startEngineProcess(databaseFile);
  const before = engineApi(await startEngine({ endpoint: first.endpoint }));
  await before.call('CreateTable', {
    TableName: 'Kept',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  });
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let index = 0; ; index += 1) {
      await before.call('PutItem', { TableName: 'Kept', Item: { pk: { S: `key-${index}` } } });
      acknowledged.push(`key-${index}`);
      if (index === 50) process.kill(first.pid, 'SIGKILL');
    }
  })();
  await expect(writing).rejects.toThrow(/does not answer/);

  const second = await startEngine({ databaseFile });
  const after = engineApi(second);
  const streams = changeStreams(after, changeListeners());
  const { Table } = await after.call('DescribeTable', { TableName: 'Kept' });
  const streamArn = textOf(objectOf(Table).LatestStreamArn) ?? '';
  const { records } = await streams.read(streamArn, await streams.start(streamArn), 1000);
  await second.stop();
  await rm(folder, { recursive: true });
  const keys = records.map(({ dynamodb }) => objectOf(objectOf(objectOf(dynamodb).Keys).pk).S);
  expect(keys.slice(0, acknowledged.length)).toEqual(acknowledged);
});

const leaving = `
  const { startEngineProcess } = await import('#local/services/dynamodb/engine-process');
  const engines = [await startEngineProcess(undefined), await startEngineProcess(undefined)];
  for (const { endpoint } of engines) console.log(endpoint);
  for (const { pid } of engines) console.log(pid);
`;

const script = `
  const { startEngineProcess } = await import('#local/services/dynamodb/engine-process');
  const engine = await startEngineProcess(process.env.DATABASE);
  console.log(engine.pid);
  setInterval(() => undefined, 1000);
`;
