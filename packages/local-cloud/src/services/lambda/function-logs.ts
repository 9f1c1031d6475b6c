import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the output of each function to `<folder>/<function>.log`. Writes are immediate, so that a kill loses
 * nothing.
 */
export function functionLogs(folder: string): (functionName: string, text: string) => void {
  mkdirSync(folder, { recursive: true });
  return (functionName, text) => appendFileSync(join(folder, `${functionName}.log`), text);
}
