import { synthesize } from '#tools/local/synthesize';

/**
 * Builds the site and the templates once, before the test files that use them start in parallel. The test
 * files do not check for changed sources, because this reads all of them.
 */
export default async function setUp(): Promise<void> {
  process.env.NOVALINK_ASSEMBLY = await synthesize(console.warn);
}
