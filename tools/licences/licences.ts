export interface LockedPackage {
  readonly name: string;
  /** An SPDX expression. */
  readonly licence: string | undefined;
  /** Whether only the development of NovaLink needs the package. */
  readonly dev: boolean;
}

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache 2.0', // The spelling of @tremor/react.
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1', // Fonts may be bundled and served with a site.
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
]);

/** Also permitted for packages that are not delivered: copyleft for single files, and data with attribution. */
const forDevelopment = new Set(['MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0']);

/** The packages of a lockfile, without the project itself. */
export function lockedPackages(lockfile: string): LockedPackage[] {
  const { packages } = JSON.parse(lockfile) as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { license, dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license,
      dev,
    }));
}

/** The packages that may not be used: of an `OR`, one licence must be permitted, and of an `AND`, all. */
export const unpermitted = (packages: readonly LockedPackage[]) =>
  packages.filter(({ licence = '', dev }) => {
    const isPermitted = (name: string) => permissive.has(name) || (dev && forDevelopment.has(name));
    const inner = licence.replace(/^\(([^()]*)\)$/, '$1');
    // Nested expressions are not parsed, so they are not permitted.
    const choices = /[()]/.test(inner) ? [inner] : inner.split(' OR ');
    return !choices.some((choice) => choice.split(' AND ').every(isPermitted));
  });

/** The licences and how many packages have each, the most frequent first. */
export function licencesText(packages: readonly LockedPackage[]): string {
  const names = (licence: string) =>
    packages.filter((locked) => (locked.licence ?? '(none)') === licence).map(({ name }) => name);
  return [...new Set(packages.map(({ licence = '(none)' }) => licence))]
    .map((licence) => ({ licence, having: names(licence) }))
    .sort((one, other) => other.having.length - one.having.length)
    .map(({ licence, having }) => {
      const listed = having.length < 20 ? `: ${[...new Set(having)].join(', ')}` : '';
      return `${having.length} ${licence}${listed}`;
    })
    .join('\n');
}
