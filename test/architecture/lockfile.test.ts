import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly link?: true;
        readonly integrity?: string;
        readonly inBundle?: boolean;
        readonly optional?: boolean;
        readonly cpu?: readonly string[];
        readonly optionalDependencies?: Record<string, string>;
      }
    >
  >;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
/** Without our own packages, which are folders of the repository, and the links to them. */
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

/**
 * The places where npm looks for a package that another package requires: next to it, then in its parent
 * folders.
 */
function isLocked(asker: string, name: string): boolean {
  const above = asker.lastIndexOf('node_modules/');
  const beside = `${asker === '' ? '' : `${asker}/`}node_modules/${name}`;
  if (beside in packages) return true;
  return asker !== '' && isLocked(asker.slice(0, Math.max(above - 1, 0)), name);
}

test('the lockfile contains the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(asker, name)),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('only packages of other platforms have no integrity, and name the platform so that npm skips them', () => {
  const unproven = installed.filter(
    ([, { integrity, inBundle }]) => integrity === undefined && inBundle !== true,
  );
  const installedAnywhere = unproven.filter(
    ([, { optional, cpu }]) => optional !== true || cpu === undefined,
  );
  expect(installedAnywhere).toEqual([]);
});
