import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface LocalProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  /** From the spawn to the ready line, in milliseconds. */
  readonly readyAfterMs: number;
}

/** `npm start` without npm: the launcher itself, on a free port. */
export async function startLocal(options: readonly string[], folder?: string): Promise<LocalProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/local.ts', ...options], {
    env: { ...process.env, PORT: '0', ...(folder !== undefined && { NOVALINK_DATA: folder }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^NovaLink is running at (\S+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    child.stdout.resume();
    return { child, origin, readyAfterMs: performance.now() - begun };
  }
  throw new Error('NovaLink did not start.');
}

export async function stopLocal({ child }: LocalProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The process and everything below it, by id. Linux only: reads /proc. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(Number(name));
    if (fields !== undefined) parents.set(Number(name), Number(fields[1]));
  }
  const below = (id: number): number[] => [
    id,
    ...[...parents].filter(([, parent]) => parent === id).flatMap(([child]) => below(child)),
  ];
  return below(root);
}

/** State, parent id … of `/proc/<id>/stat`, after the name in parentheses; undefined once it is gone. */
function fieldsOf(id: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export const isAlive = (id: number): boolean => fieldsOf(id) !== undefined && fieldsOf(id)?.[0] !== 'Z';

/** Memory that the processes hold for themselves and their share of what they hold together, in MB. */
export function memoryMb(ids: readonly number[]): number {
  const kilobytes = ids.map((id) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
