import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Starts a process that ends the process `pid` when this process is gone, even if it was killed. The watchdog notices
 * it by a pipe that only this process holds open. Kill the watchdog after `pid` has ended.
 */
export function watch(pid: number, platform: string = process.platform): ChildProcess {
  const [command, ...options] = platform === 'win32' ? ofNode(pid) : ofShell(pid);
  const watchdog = spawn(command, options, {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  watchdog.unref();
  release(watchdog.stdin);
  return watchdog;
}

type Command = [string, ...string[]];

const ofShell = (pid: number): Command => ['/bin/sh', '-c', 'read -r _; kill -9 "$0"', String(pid)];

/** Windows has no such shell, so this uses Node.js, which takes 40 MB more. */
const ofNode = (pid: number): Command => [
  process.execPath,
  '-e',
  `process.stdin.resume().on('close', () => process.kill(${pid}, 'SIGKILL'))`,
];

/** Unreferences a pipe to a child. Otherwise it keeps this process running, as the child does. */
export function release(pipe: unknown): void {
  if (pipe instanceof Socket) pipe.unref();
}
