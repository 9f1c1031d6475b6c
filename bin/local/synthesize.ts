import { readFileSync, renameSync, rmSync } from 'node:fs';
import { cachedStep } from './cached-step';
import { runNode } from './run-command';

const assembly = '.cache/local-assembly';

/**
 * Synthesizes the stacks of stage `local` – the app builds the site first – unless nothing they are made of has
 * changed, and returns the assembly's folder. The app is run directly: the CDK's own command takes longer to
 * start than the app to run.
 */
export async function synthesize(log: (line: string) => void): Promise<string> {
  const fresh = `${assembly}.new`;
  await cachedStep({
    inputs: ['cdk.json', 'bin/novalink.ts', 'lib', 'lambda', 'domain', 'frontend', 'package-lock.json'],
    result: assembly,
    stamp: `${assembly}.hash`,
    run: async () => {
      log('Building the site and the templates …');
      rmSync(fresh, { recursive: true, force: true });
      await runNode('Building the site and the templates', ['--import', 'tsx', 'bin/novalink.ts'], {
        CDK_OUTDIR: fresh,
        CDK_CONTEXT_JSON: JSON.stringify({ ...cdkContext(), stage: 'local' }),
        CDK_VALIDATION: 'false',
      });
      rmSync(assembly, { recursive: true, force: true });
      renameSync(fresh, assembly);
    },
  });
  return assembly;
}

function cdkContext(): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  return context;
}
