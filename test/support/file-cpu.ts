import { appendFileSync, existsSync } from 'node:fs';
import { relative } from 'node:path';
import { cpuSeconds, processTree } from './process-tree';

/**
 * Measures the CPU-seconds of a test file: those of a process and of everything below it, such as the host of the local
 * clouds. Returns a function that ends the measurement and adds it to the file that `npm test` reports. Does nothing
 * outside of `npm test`, or without /proc.
 */
export function measureFile(root = process.pid): (testFile: string) => void {
  const output = process.env.NOVALINK_CPU_FILE;
  if (output === undefined || !existsSync('/proc/self/stat')) return () => undefined;
  const before = cpuSeconds(processTree(root));
  return (testFile) => {
    const seconds = cpuSeconds(processTree(root)) - before;
    appendFileSync(output, `${seconds.toFixed(2)} ${relative('', testFile)}\n`);
  };
}
