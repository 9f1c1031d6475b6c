import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** A control group of the kernel that counts the CPU time of a command and of every process that it starts. */
export interface CpuGroup {
  /** The file that a process writes its id to, to join the group. */
  readonly membersFile: string;
  /** CPU-seconds so far, including processes that have ended. */
  seconds(): number;
  /** Removes the group. Processes that still run keep it. */
  remove(): void;
}

interface Hierarchy {
  readonly folder: string;
  readonly seconds: (group: string) => number;
}

const root = '/sys/fs/cgroup';
let groups = 0;

/**
 * Creates a control group, if this process may do so: on Linux, as root or in its own container. The times that a
 * parent process sees miss the processes that outlive their parent, such as hosts of local clouds.
 */
export function openCpuGroup(): CpuGroup | undefined {
  const found = hierarchy();
  if (found === undefined) return undefined;
  const group = join(found.folder, `novalink-${process.pid}-${(groups += 1)}`);
  try {
    mkdirSync(group);
    found.seconds(group);
  } catch {
    return undefined;
  }
  return {
    membersFile: join(group, 'cgroup.procs'),
    seconds: () => found.seconds(group),
    remove() {
      try {
        rmdirSync(group);
      } catch {
        // It still has processes.
      }
    },
  };
}

/** The group of this process in version 1 or 2 of control groups (man cgroups, "/proc files"). */
function hierarchy(): Hierarchy | undefined {
  if (!existsSync('/proc/self/cgroup')) return undefined;
  const own = readFileSync('/proc/self/cgroup', 'utf8')
    .trim()
    .split('\n')
    .map((line) => /^\d+:([^:]*):(.*)$/.exec(line) ?? []);
  const [, controllers, path] = own.find(([, names = '']) => names.split(',').includes('cpuacct')) ?? [];
  if (controllers !== undefined && path !== undefined)
    return { folder: join(root, controllers, path), seconds: usageOfVersion1 };
  const [, , unified] = own.find(([, names]) => names === '') ?? [];
  return unified === undefined ? undefined : { folder: join(root, unified), seconds: usageOfVersion2 };
}

const usageOfVersion1 = (group: string) => Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9;

const usageOfVersion2 = (group: string) =>
  Number(/^usage_usec (\d+)$/m.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6;
