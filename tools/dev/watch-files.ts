import { relative, resolve, sep } from 'node:path';
import type { FSWatcher } from 'vite';

/** Receives the paths of changed, new and deleted files, relative to the project's folder, with slashes. */
export type OnChange = (files: readonly string[]) => void;

/** In addition to the front end, which Vite watches. */
const watched = ['bin', 'domain', 'lambda', 'lib', 'ops', 'packages', 'tools', 'cdk.json'];
/**
 * Editors and Git write several files, or one file in several steps. The delay is longer than the 50 ms for
 * which the watcher reports a file only once.
 */
const settledMilliseconds = 60;

/** Reports changed files of the project after a short pause without changes. */
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
