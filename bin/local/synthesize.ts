import { readFileSync } from 'node:fs';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';

/**
 * Synthesizes the stacks of stage `local` – the app builds the site first – unless nothing they are made of has
 * changed, and returns the assembly's folder. The app is run directly: the CDK's own command takes longer to
 * start than the app to run.
 */
export function synthesize(log: (line: string) => void): Promise<string> {
  return cachedFolder({
    inputs: ['cdk.json', 'bin/novalink.ts', 'lib', 'lambda', 'domain', 'frontend', 'package-lock.json'],
    place: '.cache/local-assemblies',
    make: (folder) => {
      log('Building the site and the templates …');
      return runNode('Building the site and the templates', ['--import', 'tsx', 'bin/novalink.ts'], {
        CDK_OUTDIR: folder,
        CDK_CONTEXT_JSON: JSON.stringify({ ...cdkContext(), stage: 'local' }),
        CDK_VALIDATION: 'false',
      });
    },
  });
}

function cdkContext(): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  return context;
}
