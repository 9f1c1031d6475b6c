import { readdirSync, readFileSync } from 'node:fs';

/** The folders of our own packages by the name that imports use. */
export function ownPackages(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync('packages').map((folder) => {
      const manifest = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as {
        readonly name: string;
      };
      return [manifest.name, `packages/${folder}`];
    }),
  );
}
