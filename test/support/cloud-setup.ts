import { synthesize } from '#tools/local/synthesize';

/**
 * Builds the site and the templates once, before the test files that run them start side by side. None of these looks
 * again whether the sources have changed: that reads all of them.
 */
export default async function setUp(): Promise<void> {
  process.env.NOVALINK_ASSEMBLY = await synthesize(console.warn);
}
