import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** What functions print, in one file each: `<folder>/<function>.log`. */
export function functionLogs(folder: string): (functionName: string, text: string) => void {
  const files = new Map<string, WriteStream>();
  return (functionName, text) => {
    const file = files.get(functionName) ?? open(join(folder, `${functionName}.log`), folder);
    files.set(functionName, file);
    file.write(text);
  };
}

function open(path: string, folder: string): WriteStream {
  mkdirSync(folder, { recursive: true });
  return createWriteStream(path, { flags: 'a' });
}
