import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { type RouteName, routes } from '../domain/routes';
import { criticalStyles } from './critical-styles';
import { earlyPageScript } from './early-page-script';
import { pageModules } from './page-modules';

const root = fileURLToPath(new URL('.', import.meta.url));

type Documents = typeof import('./documents/documents');

/** Writes a document for each page that is rendered at build time. `index.html` is their template. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const template = bundle['index.html'];
      if (template?.type !== 'asset')
        throw new Error('The build has no index.html. Run the client build before the prerendering.');
      const scripts = pageScripts(bundle);
      const html = String(template.source);
      const rendered = await onNode(async ({ documents, pageHeads }) => {
        const script = await earlyPageScript(
          (name) => (scripts[name] ?? []).filter((file) => !html.includes(file)),
          await pageHeads(),
        );
        return documents(html, scripts, script);
      });
      const withStyles = criticalStyles(stylesIn(bundle));
      for (const [fileName, text] of Object.entries(rendered)) {
        const source = fileName.endsWith('.html') ? await withStyles(text) : text;
        if (fileName === template.fileName) template.source = source;
        else this.emitFile({ type: 'asset', fileName, source });
      }
    },
  },
});

/** The sources of the style sheets by their addresses. */
const stylesIn = (bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[`/${file.fileName}`, String(file.source)] as const]
        : [],
    ),
  );

/** The scripts of each page: its modules and all that they import. */
const pageScripts = (bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = (Object.keys(routes) as RouteName[]).map((name) => {
    const files = new Set(
      pageModules(name).map((module) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
        if (!chunk) throw new Error(`The build has no file for ${module}.`);
        return chunk.fileName;
      }),
    );
    // The iteration of a set includes elements that are added during the loop.
    for (const file of files) {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      for (const imported of chunk?.imports ?? []) files.add(imported);
    }
    return [name, [...files].map((file) => `/${file}`)] as const;
  });
  return Object.fromEntries(scripts);
};

/** Builds the pages for Node in a folder from which Node can resolve the packages, and uses them. */
const onNode = async <Result>(use: (documents: Documents) => Promise<Result>): Promise<Result> => {
  const outDir = join(root, '../.cache/prerender', randomUUID());
  await mkdir(outDir, { recursive: true });
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [react()],
      // The styles are not needed here, and Tailwind has not converted them to CSS.
      build: { ssr: 'documents/documents.ts', outDir, assetsInlineLimit: 0, cssMinify: false },
    });
    return await use((await import(pathToFileURL(join(outDir, 'documents.js')).href)) as Documents);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
