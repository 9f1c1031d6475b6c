import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copied = [
  ...['bin', 'domain', 'frontend', 'lambda', 'lib', 'tools'],
  ...['cdk.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
  // Saves the bundling of what does not change.
  '.cache/bundles',
];

/** A copy of the project that a test may change, with the packages of this one. */
export function copiedProject() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  for (const name of copied) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Replaces text that has to be there, and answers the line that it was in. */
    change(file: string, from: string, to: string): number {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
      return text.slice(0, text.indexOf(from)).split('\n').length;
    },
  };
}
