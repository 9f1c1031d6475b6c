import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runnerOf, type RunnerName } from './runners';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

/** All test files, committed or not. */
export const testFiles = (): string[] =>
  git(
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.journey.ts',
  )
    .filter((file) => existsSync(file))
    .sort();

/** Whether a test file runs in `npm run test:deep` only. */
const isDeepOnly = (file: string) => /\.deep\.(test|journey)\.ts$/.test(file);

/** The test files that `npm test` runs. */
export const ordinaryTestFiles = (): string[] => testFiles().filter((file) => !isDeepOnly(file));

export const testFilesOf = (runner: RunnerName): string[] =>
  testFiles().filter((file) => runnerOf(file) === runner);

/** The files that differ from a revision, committed or not, without deleted ones. */
export const changedFiles = (revision: string): string[] =>
  [
    ...git('diff', '--name-only', '-z', '--merge-base', revision),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));

/** The branch that changes are for: the one of the remote repository if there is one. */
export function mainRevision(): string {
  for (const revision of ['origin/main', 'main']) {
    try {
      git('rev-parse', '--verify', '--quiet', revision);
      return revision;
    } catch {
      // It does not exist.
    }
  }
  return 'HEAD';
}

/** The folders of the product, without tests, their support, and generated files. */
const productFolders = ['domain', 'lambda', 'lib', 'ops', 'packages', 'tools', 'frontend/src'];

/** The source files of the product. */
export const sourceFiles = (): string[] =>
  git('ls-files', '-z', ...productFolders).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/(testing|generated)\//.test(file) && existsSync(file),
  );
