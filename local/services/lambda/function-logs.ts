import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What functions print, in one file each: `<folder>/<function>.log`. Written at once, so that a kill loses nothing. */
export function functionLogs(folder: string): (functionName: string, text: string) => void {
  mkdirSync(folder, { recursive: true });
  return (functionName, text) => appendFileSync(join(folder, `${functionName}.log`), text);
}
