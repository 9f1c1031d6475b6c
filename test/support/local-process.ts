import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stopAfterFile } from './stop-after-file';

export interface LocalProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** The time from the start to the ready line, in milliseconds. */
  readonly readyAfterMs: number;
  /** The lines of standard output so far. */
  readonly said: readonly string[];
}

const programOf = (name: string) => fileURLToPath(new URL(`../../bin/${name}.ts`, import.meta.url));
const launcher = programOf('local');
const tsx = import.meta.resolve('tsx');

/** `npm start` without npm: runs the launcher directly, on a free port. */
export function startLocal(
  options: readonly string[],
  folder?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<LocalProcess> {
  return ready(
    spawn(process.execPath, ['--import', tsx, launcher, ...options], {
      env: {
        ...{ ...process.env, PORT: '0', ...environment },
        ...(folder !== undefined && { NOVALINK_DATA: folder }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** `npm run dev` without npm, for the project in a folder. Its output includes errors. */
export async function startDev(options: readonly string[], folder: string): Promise<LocalProcess> {
  const child = spawn(process.execPath, ['--import', tsx, programOf('dev'), ...options], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '0' },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const local = await ready(child);
  return {
    ...local,
    get said() {
      return [...local.said, ...errors];
    },
  };
}

async function ready(child: ChildProcessByStdio<null, Readable, Readable | null>): Promise<LocalProcess> {
  const begun = performance.now();
  void stopAfterFile(Promise.resolve({ stop: () => child.kill('SIGKILL') }));
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((found, refuse) => {
    lines.on('line', (line) => {
      said.push(line);
      const address = /^NovaLink is running at (\S+)/.exec(line)?.[1];
      if (address !== undefined) found(address);
    });
    lines.on('close', () => refuse(new Error(`NovaLink did not start: ${said.join('\n')}`)));
  });
  return { child, origin, readyAfterMs: performance.now() - begun, said };
}

export async function stopLocal({ child }: LocalProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

interface Surroundings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly workingFolder?: string;
  /** Modules that the process loads first. */
  readonly preload?: readonly string[];
}

/** Runs the launcher until it ends by itself. */
export async function runLocal(
  options: readonly string[],
  { environment = {}, workingFolder, preload = [] }: Surroundings = {},
) {
  const imports = [tsx, ...preload].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, launcher, ...options], {
    env: { ...process.env, PORT: '0', ...environment },
    cwd: workingFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}
