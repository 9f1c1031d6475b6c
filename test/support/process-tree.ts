import { readdirSync, readFileSync } from 'node:fs';

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

/** Kernel ticks per second: always 100 for programs (man 7 time). */
const ticks = 100;

/**
 * CPU-seconds of the processes and of their children that have ended, so far. A process that ended together with its
 * parent is not counted.
 */
export const cpuSeconds = (ids: readonly number[]): number =>
  ids
    .flatMap((id) => fieldsOf(id)?.slice(11, 15) ?? [])
    .reduce((sum, field) => sum + Number(field) / ticks, 0);

/**
 * The fields of `/proc/<id>/stat` (state, parent id …) after the name in parentheses; undefined if the
 * process has ended.
 */
function fieldsOf(id: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

export const isAlive = (id: number): boolean => fieldsOf(id) !== undefined && fieldsOf(id)?.[0] !== 'Z';

/** The private memory of the processes plus their share of common memory, in MB. */
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
