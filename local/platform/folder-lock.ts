import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableData } from './unreadable-data';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Takes the folder for this process alone, until `release`. What a killed process left behind is taken over:
 * the lock names its process and when that started, so that a reused number is not mistaken for it.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'lock');
  try {
    // Keys and codes are kept in it as they are.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const holder = readHolder(path);
    if (holder !== undefined && holder.pid !== process.pid && startOf(holder.pid) === holder.started) {
      throw new FolderInUse(folder, holder.pid);
    }
    rmSync(path, { force: true });
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' });
  } catch (error) {
    throw error instanceof FolderInUse ? error : new UnreadableData(folder, error);
  }
  return { release: () => rmSync(path, { force: true }) };
}

function readHolder(path: string): { pid: number; started: string } | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string };
  } catch {
    return undefined;
  }
}

/** When a process started, in its system's own terms; `running` where the system does not tell; `gone`. */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
  }
  try {
    // proc(5): field 22 is the start time; the second field may hold spaces and ends with the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
