import { buildSharedCode } from '#tools/local/build-shared-code';
import { synthesize } from '#tools/local/synthesize';

/**
 * Builds the site, the templates and the functions' shared code once, before the test files that use them start in
 * parallel. The test files do not check for changed sources, because this reads all of them.
 */
export default async function setUp(): Promise<void> {
  process.env.NOVALINK_ASSEMBLY = await synthesize(console.warn);
  process.env.NOVALINK_SHARED_CODE = await buildSharedCode(process.env.NOVALINK_ASSEMBLY);
}
