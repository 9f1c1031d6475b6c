import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UnreadableData } from '#local/platform/unreadable-data';
import { engineBinary } from './engine-binary';
import { freeLoopback, type Loopback } from './loopback';
import { release, watch } from './watchdog';

export interface EngineProcess {
  readonly endpoint: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const startMilliseconds = 10_000;
const stopMilliseconds = 2000;

/**
 * Starts the engine on its own address and port, with its data in `databaseFile` or in memory. The address is random
 * because the engine does not check permissions. The engine ends with `stop` and when this process exits, which it
 * does not delay. The engine does not end by itself if this process is killed, so a watchdog reads from a pipe that
 * only this process holds open.
 */
export async function startEngineProcess(
  databaseFile: string | undefined,
  findPlace: () => Promise<Loopback> = freeLoopback,
): Promise<EngineProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The engine accepts port 0 but does not report the chosen port, so a free port is looked up first. Another
      // program can take it before the engine listens.
      return await launch(databaseFile, await findPlace());
    } catch (error) {
      if (!(error instanceof PortTaken) || attempt === attempts) throw error;
    }
  }
}

const attempts = 5;

class PortTaken extends Error {}

async function launch(databaseFile: string | undefined, { host, port }: Loopback): Promise<EngineProcess> {
  const store = databaseFile === undefined ? [] : ['--db-path', databaseFile];
  const engine = spawn(engineBinary(), ['serve', '--host', host, '--port', String(port), ...store], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Starts a separate process group, so that Ctrl-C reaches only the launcher, which stops the services in order.
    detached: true,
  });
  if (engine.pid === undefined) throw await failure(engine);
  const watchdog = watch(engine.pid);
  const killNow = () => void engine.kill('SIGKILL');
  process.once('exit', killNow);
  let isReady = false;
  engine.once('exit', (code, signal) => {
    // A failed start is reported separately.
    if (isReady && (signal === 'SIGKILL' || (code !== null && code !== 0)))
      console.error(`The DynamoDB engine has ended (${signal ?? `exit code ${code}`}); start again.`);
    process.removeListener('exit', killNow);
    watchdog.kill('SIGKILL');
  });
  await untilReady(engine, databaseFile);
  isReady = true;
  engine.unref();
  release(engine.stderr);
  return { endpoint: `http://${host}:${port}`, pid: engine.pid, stop: () => stop(engine) };
}

async function untilReady(engine: ChildProcess, databaseFile: string | undefined): Promise<void> {
  if (engine.stderr === null) throw new Error('The DynamoDB engine has no error stream to read.');
  const said: string[] = [];
  const impatience = setTimeout(() => engine.kill('SIGKILL'), startMilliseconds);
  for await (const line of createInterface(engine.stderr)) {
    if (line.includes('listening on')) {
      clearTimeout(impatience);
      engine.stderr.resume();
      return;
    }
    said.push(line);
  }
  clearTimeout(impatience);
  if (databaseFile !== undefined && /database/i.test(said.join()))
    throw new UnreadableData(databaseFile, 'it is not a database');
  const text = `The DynamoDB engine did not start: ${said.join(' ') || 'it ended without an error message'}`;
  throw text.includes('already in use') ? new PortTaken(text) : new Error(text);
}

async function stop(engine: ChildProcess): Promise<void> {
  if (engine.exitCode !== null || engine.signalCode !== null) return;
  const ended = once(engine, 'exit');
  engine.ref();
  engine.kill('SIGTERM');
  const impatience = setTimeout(() => engine.kill('SIGKILL'), stopMilliseconds);
  await ended;
  clearTimeout(impatience);
}

async function failure(engine: ChildProcess): Promise<Error> {
  const [error] = (await once(engine, 'error')) as [Error];
  return new Error(`The DynamoDB engine could not be run: ${error.message}`);
}
