import '#ops/aws/quiet-sdk';
import { BadOptions } from '#ops/release/bad-options';
import { readReleaseOptions } from '#ops/release/options';
import { usage } from '#ops/release/usage';

/** `npm run release`: publishes a build of the site. See `--help`. */
async function run(): Promise<string> {
  const options = readReleaseOptions(process.argv.slice(2));
  if (options.help) return usage.trimEnd();
  const { release } = await import('#ops/release/release');
  return release(options, process.env);
}

run().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof BadOptions ? 2 : 1;
  },
);
