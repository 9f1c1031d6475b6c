import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableData } from './unreadable-data';

/** The folder is used by another process. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.name = 'FolderInUse';
  }
}

/**
 * Locks the folder for this process until `release`. The lock of a killed process is replaced: a lock contains the id
 * and the start time of its process, so that a reused id is not mistaken for it.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'lock');
  try {
    // The folder contains keys and codes in plain text.
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

/**
 * Returns the start time of a process in the format of its system; `running` if the system does not report it; `gone`
 * if there is no such process.
 */
function startOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
  }
  try {
    // proc(5): field 22 is the start time. The second field can contain spaces and ends with the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? 'running';
  } catch {
    return 'running';
  }
}
