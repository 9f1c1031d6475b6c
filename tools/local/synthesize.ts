import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';
import { sharedSources } from '#lib/builds/shared-sources';

const inputs = ['cdk.json', 'bin/novalink.ts', 'lib', 'lambda', ...sharedSources, 'package-lock.json'];

/**
 * Synthesizes the stacks of stage `local` unless their sources are unchanged, and returns the folder of the
 * assembly. The app builds the site first. The app is run directly, because the CDK command takes longer to
 * start than the app takes to run.
 */
export function synthesize(log: (line: string) => void): Promise<string> {
  return cachedFolder({
    inputs: [...inputs, 'frontend'],
    place: '.cache/local-assemblies',
    make: (folder) => {
      log('Building the site and the templates …');
      return runApp('Building the site and the templates', folder);
    },
  });
}

/** Like `synthesize`, for a cloud without the site in its bucket; the site is not built. */
export function synthesizeWithoutSite(log: (line: string) => void): Promise<string> {
  return cachedFolder({
    inputs: [...inputs, page],
    place: '.cache/dev-assemblies',
    make: (folder) => {
      log('Building the templates …');
      return runApp('Building the templates', folder, { SITE_FOLDER: unbuiltSite() });
    },
  });
}

const page = 'frontend/index.html';

/** The page from its sources, with an empty folder of assets. */
function unbuiltSite(): string {
  const folder = '.cache/unbuilt-site';
  mkdirSync(`${folder}/assets`, { recursive: true });
  copyFileSync(page, `${folder}/index.html`);
  return folder;
}

function runApp(what: string, folder: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return runNode(what, ['--import', 'tsx', 'bin/novalink.ts'], {
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: JSON.stringify({ ...cdkContext(), stage: 'local' }),
    CDK_VALIDATION: 'false',
    ...environment,
  });
}

function cdkContext(): Record<string, unknown> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  return context;
}
