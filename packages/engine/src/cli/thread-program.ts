import { build } from 'esbuild';

let bundled: Promise<URL> | undefined;

/** The program of the threads. It is bundled from its sources, because threads cannot load TypeScript. */
export const threadProgram = (): Promise<URL> => (bundled ??= bundle());

async function bundle(): Promise<URL> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/chunk-thread.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return new URL(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}
