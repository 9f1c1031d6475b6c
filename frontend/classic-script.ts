import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/**
 * The source of a small script that is not a module, built from a file of the app. `define` sets constants.
 */
export const classicScript = async (
  entry: URL,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(entry),
        formats: ['iife'],
        name: 'script',
      },
    },
  });
  const [first] = ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (first?.type !== 'chunk') throw new Error(`The script ${entry.pathname} was not built.`);
  return first.code;
};
