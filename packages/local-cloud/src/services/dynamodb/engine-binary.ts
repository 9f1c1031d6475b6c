import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Platforms for which the engine is published, as `process.platform` and `process.arch`. */
export const enginePlatforms = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64',
  'linux-x64',
  'win32-x64',
] as const;

type EnginePlatform = (typeof enginePlatforms)[number];

const isSupported = (platform: string): platform is EnginePlatform =>
  (enginePlatforms as readonly string[]).includes(platform);

export class EngineMissing extends Error {
  /** The missing package. Undefined if none is published for this platform. */
  readonly packageName: string | undefined;

  constructor(packageName: string | undefined, platform: string) {
    super(
      packageName === undefined
        ? `There is no DynamoDB engine for ${platform}. It is published for ${enginePlatforms.join(', ')}.`
        : `The DynamoDB engine for ${platform} is missing: the package ${packageName} is not installed.`,
    );
    this.name = 'EngineMissing';
    this.packageName = packageName;
  }
}

/** Returns the package of a platform's engine and the file in it. Throws EngineMissing. */
export function enginePackage(platform: string, architecture: string): { name: string; file: string } {
  const wanted = `${platform}-${architecture}`;
  if (!isSupported(wanted)) throw new EngineMissing(undefined, wanted);
  return { name: `@dynoxide/${wanted}`, file: platform === 'win32' ? 'dynoxide.exe' : 'dynoxide' };
}

/** Returns the path of the engine for this machine. Throws EngineMissing. */
export function engineBinary(
  platform: string = process.platform,
  architecture: string = process.arch,
  resolve: (id: string) => string = createRequire(import.meta.url).resolve,
): string {
  const { name, file } = enginePackage(platform, architecture);
  try {
    return join(dirname(resolve(`${name}/package.json`)), file);
  } catch {
    throw new EngineMissing(name, `${platform}-${architecture}`);
  }
}
