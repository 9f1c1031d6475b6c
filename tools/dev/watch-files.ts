import { relative, resolve, sep } from 'node:path';
import type { FSWatcher } from 'vite';

/** Takes the paths of files that changed, appeared or went, relative to the project's folder, with slashes. */
export type OnChange = (files: readonly string[]) => void;

/** Besides the front end, which Vite watches. */
const watched = ['bin', 'domain', 'lambda', 'lib', 'local', 'tools', 'cdk.json'];
/**
 * Editors and Git write several files, and one file in several steps. Longer than the 50 ms for which the watcher tells
 * nothing more of a file that it has told of: what is written then is read with what was told.
 */
const settledMilliseconds = 60;

/** Tells what changed in the project, as soon as nothing more changes for a moment. */
export function watchFiles(watcher: FSWatcher, onChange: OnChange): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watcher.add(watched.map((name) => resolve(name)));
  watcher.on('all', (event, path) => {
    const file = relative(process.cwd(), resolve(path)).replaceAll(sep, '/');
    if (event.endsWith('Dir') || /\.test\.tsx?$/.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, settledMilliseconds);
  });
}
