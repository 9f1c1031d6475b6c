import { gzipSync } from 'node:zlib';

/** Vite's manifest: the file of each module, and the modules that it imports. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The files that are loaded before these modules of the manifest run: their number, and their gzipped size in KiB. */
export const firstLoadOf = async (
  manifest: Manifest,
  modules: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<{ readonly files: number; readonly kib: number }> => {
  const files = new Set<string>();
  const add = (module: string) => {
    const built = manifest[module];
    if (!built) throw new Error(`${module} is not in the build.`);
    if (files.has(built.file)) return;
    files.add(built.file);
    built.imports?.forEach(add);
  };
  modules.forEach(add);
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await read(file)).length));
  return { files: files.size, kib: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
};
