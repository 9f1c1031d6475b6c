import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, Source } from 'graphql';
import { runNode } from '#lib/builds/run-node';
import { startCloud, type Cloud } from 'cdk-local-cloud';
import { bundleBuilder } from '#tools/dev/build-bundle';
import { codeSwaps } from '#tools/dev/code-swaps';
import { firstDeployment } from '#tools/dev/deployments';
import { errorsLogged } from '#tools/dev/errors-logged';
import { reasonsOf } from '#tools/dev/reasons';
import { sourcePlaces } from '#tools/dev/source-places';
import { templateFiles } from '#tools/dev/template-files';
import { startViteSite } from '#tools/dev/vite-site';
import type { Options } from '#tools/local/options';
import { synthesizeWithoutSite } from '#tools/local/synthesize';

interface Needs {
  readonly options: Pick<Options, 'port' | 'memory' | 'dataFolder' | 'dynamoDbEndpoint'>;
  readonly log: (line: string) => void;
  readonly onMail: (line: string) => void;
}

export interface Development {
  readonly cloud: Cloud;
  readonly dataFolder: string;
  /** Restarts wait until this promise is settled. */
  restartAfter(work: Promise<unknown>): void;
  stop(): Promise<void>;
}

/** Runs the local cloud with the site from its sources, and updates both when files of the project change. */
export async function startDevelopment({ options, log, onMail }: Needs): Promise<Development> {
  const ownFolder = mkdtempSync(join(tmpdir(), 'novalink-dev-'));
  // A restart keeps the data, so `--memory` uses a folder that is removed at the end.
  const dataFolder = options.memory ? join(ownFolder, 'data') : options.dataFolder;
  const builder = bundleBuilder(join(ownFolder, 'bundles'));
  const swaps = codeSwaps({ builder, log });
  const changed = new Set<string>();
  let handling = Promise.resolve();
  let work: Promise<unknown> = handling;
  let isRunning = false;

  const report = (error: unknown) => {
    for (const reason of reasonsOf(error)) log(reason);
  };
  const handleSoon = (files: readonly string[]) => {
    for (const file of files) changed.add(file);
    handling = handling.then(handleChanges).catch(report);
  };
  const site = await startViteSite(handleSoon);
  const deployments = await firstDeployment({
    assembly: await synthesizeWithoutSite(log),
    port: options.port,
    start: (assembly, port) =>
      startCloud({
        assembly,
        data: { folder: dataFolder },
        port,
        dynamoDbEndpoint: options.dynamoDbEndpoint,
        site: site.site,
        placesOf: sourcePlaces({ ...builder, planOf: swaps.planOf }),
        onFunctionOutput: errorsLogged(log),
        schedulesFire: 'by the clock',
        log,
        onMail,
      }),
    swaps,
    log,
  });
  let inputs = await templateFiles();

  async function handleChanges(): Promise<void> {
    if (changed.size === 0 || !isRunning) return;
    const files = [...changed];
    changed.clear();
    const program = files.find((file) => isProgram(file) && !inputs.has(file));
    if (program !== undefined) log(`${program} is part of this program. Restart it to apply the change.`);
    await swaps.update(files);
    if (files.includes(schemaFile)) parse(new Source(readFileSync(schemaFile, 'utf8'), schemaFile));
    // Running code does not need the types, so nothing waits for them.
    if (files.some(decidesTypes)) void generateTypes().catch(report);
    if (files.some((file) => inputs.has(file) || file.startsWith('lib/'))) await redeploy();
  }

  async function redeploy(): Promise<void> {
    const next = await synthesizeWithoutSite(log);
    inputs = await templateFiles();
    if (!isRunning || !deployments.needsRestart(next)) return;
    await work.catch(() => undefined);
    log('The templates changed: the local cloud restarts …');
    // Open pages lose their connection to Vite and reload when it is restored.
    await deployments.restart(next);
    log(`NovaLink is running again at ${deployments.cloud.origin}`);
  }

  isRunning = true;
  // Handles the files that changed during the start.
  handleSoon([]);
  return {
    cloud: deployments.cloud,
    dataFolder,
    restartAfter: (promise) => void (work = promise),
    async stop() {
      isRunning = false;
      await Promise.all([deployments.stop(), site.stop(), builder.stop()]);
      rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

const isProgram = (file: string) => /^(bin|ops|packages\/local-cloud|tools)\//.test(file);

const schemaFile = 'domain/schema.graphql';

/** Whether a file affects the generated types: the schema, and files of the site with GraphQL documents. */
const decidesTypes = (file: string) =>
  file === schemaFile ||
  (/^frontend\/src\/(?!.*generated).*\.tsx?$/.test(file) &&
    existsSync(file) &&
    /\b(nullableO|o)peration\(|fragment \w+ on/.test(readFileSync(file, 'utf8')));

const generateTypes = () => runNode('Generating the types', ['--import', 'tsx', 'bin/generate.ts']);
