import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { publicPages } from '../domain/public-pages';
import { type RouteName, routes } from '../domain/routes';
import { chunkPlan } from './chunk-plan';
import { pageModules } from './page-modules';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A request for a script costs about as much as this many bytes of a script, before compression. */
const requestBytes = 3_000;

/** The bytes, before compression, that a page may load without using them. Merged chunks compress better by more. */
const spareBytes = { public: 2_000, other: 16_000 };

/**
 * Merges small shared chunks. The bundler makes a chunk for each set of pages that share modules, which are dozens of
 * requests for a page. Builds the site once to learn its chunks, and tells the bundler which modules belong together.
 */
export const mergedChunks = (): Plugin => {
  let plan: ReadonlyMap<string, string> = new Map();
  let config: ResolvedConfig | undefined;
  return {
    name: 'merged-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Only the plan decides the chunk of a module, also of a module that others import.
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string) => plan.get(id) ?? null }],
            },
          },
        },
      },
    }),
    configResolved: (resolved) => void (config = resolved),
    async buildStart() {
      if (config === undefined) throw new Error('The configuration of the build is not known.');
      plan = planFor(await ownChunks(config));
    },
  };
};

/** The chunks that the bundler creates without a plan. */
const ownChunks = async ({ resolve, build: options }: ResolvedConfig): Promise<Rolldown.OutputChunk[]> => {
  const { treeshake, optimization } = options.rolldownOptions;
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      target: options.target,
      cssMinify: false,
      modulePreload: false,
      rolldownOptions: {
        ...(treeshake !== undefined && { treeshake }),
        ...(optimization && { optimization }),
      },
    },
  });
  return ([built].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output as (Rolldown.OutputChunk | Rolldown.OutputAsset)[])
    .filter((file) => file.type === 'chunk');
};

const planFor = (built: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> => {
  const names = uniqueNames(built);
  const nameOf = (fileName: string) => names.get(fileName) ?? fileName;
  const entries = built.filter(({ isEntry }) => isEntry);
  const chunkOf = (module: string) => {
    const chunk = built.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
    if (chunk === undefined) throw new Error(`The build has no file for ${module}.`);
    return chunk;
  };
  const pages = (Object.keys(routes) as RouteName[]).map((route) => ({
    chunks: [...entries, ...pageModules(route).map(chunkOf)].map(({ fileName }) => nameOf(fileName)),
    spareBytes: publicPages.some(({ name }) => name === route) ? spareBytes.public : spareBytes.other,
  }));
  const chunks = built.map(({ fileName, moduleIds, imports, code, isEntry, isDynamicEntry }) => ({
    name: nameOf(fileName),
    modules: moduleIds,
    imports: imports.map(nameOf),
    bytes: code.length,
    isEntry: isEntry || isDynamicEntry,
  }));
  return chunkPlan(chunks, pages, requestBytes);
};

/**
 * The names of chunks by their files. A name does not change when other chunks change, so the URL of its file
 * does not change either.
 */
const uniqueNames = (built: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> => {
  const taken = new Map<string, number>();
  return new Map(
    built.map(({ fileName, name }) => {
      const earlier = taken.get(name) ?? 0;
      taken.set(name, earlier + 1);
      return [fileName, earlier === 0 ? name : `${name}-${earlier + 1}`];
    }),
  );
};
