import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';
import { sharedSources } from '#lib/builds/shared-sources';

const script = 'test/synth/synthesize-variants.ts';

/**
 * Synthesizes every variant once for all test files of a run, unless nothing has changed since the last time.
 * It runs in a separate process, because loading the CDK in each test file would take longer than these
 * tests.
 */
export default async function setUp(): Promise<void> {
  process.env.NOVALINK_TEMPLATES = await cachedFolder({
    inputs: [
      'cdk.json',
      'lib',
      'lambda',
      ...sharedSources,
      'package-lock.json',
      script,
      'test/synth/variants.ts',
    ],
    place: '.cache/test-templates',
    make: (folder) => runNode('Synthesizing the templates', ['--import', 'tsx', script, folder]),
  });
}
