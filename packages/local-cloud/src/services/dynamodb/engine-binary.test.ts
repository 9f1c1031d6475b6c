import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { engineBinary, EngineMissing, enginePackage, enginePlatforms } from './engine-binary';

test.each([
  ['darwin', 'arm64', '@dynoxide/darwin-arm64', 'dynoxide'],
  ['darwin', 'x64', '@dynoxide/darwin-x64', 'dynoxide'],
  ['linux', 'arm64', '@dynoxide/linux-arm64', 'dynoxide'],
  ['linux', 'x64', '@dynoxide/linux-x64', 'dynoxide'],
  ['win32', 'x64', '@dynoxide/win32-x64', 'dynoxide.exe'],
])('%s on %s uses %s', (platform, architecture, name, file) => {
  expect(enginePackage(platform, architecture)).toEqual({ name, file });
  const resolve = (id: string) => join('modules', id);
  expect(engineBinary(platform, architecture, resolve)).toBe(join('modules', name, file));
});

test.each([
  ['win32', 'arm64'],
  ['linux', 'ia32'],
  ['aix', 'ppc64'],
])('%s on %s gets the list of supported platforms', (platform, architecture) => {
  expect(() => engineBinary(platform, architecture)).toThrow(
    new EngineMissing(undefined, `${platform}-${architecture}`),
  );
  expect(() => engineBinary(platform, architecture)).toThrow(/published for .*linux-x64, win32-x64\.$/);
});

test('names the missing package of a supported platform', () => {
  const resolve = () => {
    throw new Error('not installed');
  };
  expect(() => engineBinary('darwin', 'arm64', resolve)).toThrow(/@dynoxide\/darwin-arm64 is not installed/);
});

test('the engine of this machine is installed', () => {
  expect(existsSync(engineBinary())).toBe(true);
});

test('package.json contains the package of every platform, all in the same version', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('packages/local-cloud/package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const engines = Object.keys(optionalDependencies).filter((name) => name.startsWith('@dynoxide/'));
  expect(engines.sort()).toEqual(enginePlatforms.map((platform) => `@dynoxide/${platform}`));
  expect(new Set(engines.map((name) => optionalDependencies[name])).size).toBe(1);
});
