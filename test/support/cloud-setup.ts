import { synthesize } from '../../bin/local/synthesize';

/** Builds the site and the templates once, before the test files that run them start side by side. */
export default async function setUp(): Promise<void> {
  await synthesize(console.warn);
}
