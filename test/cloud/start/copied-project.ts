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
  ...['bin', 'domain', 'frontend', 'lambda', 'lib', 'ops', 'packages', 'tools'],
  ...['cdk.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
  // Avoids bundling unchanged code again.
  '.cache/bundles',
];

/** A copy of the project that a test can change, with the packages of this one. */
export function copiedProject() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  for (const name of copied) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Replaces an existing text. Returns its line number. */
    change(file: string, from: string, to: string): number {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
      return text.slice(0, text.indexOf(from)).split('\n').length;
    },
  };
}
