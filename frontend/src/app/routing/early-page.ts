import { isSessionKept } from '../../platform/session/is-session-kept';
import { type PageHead, showLoadingFrame } from './loading-frame';

/**
 * Written into the document by the build: the scripts of the site's pages, and for each page its path with
 * parameters, its scripts, and its head in the default layout.
 */
export interface EarlyPages {
  readonly files: readonly string[];
  readonly pages: readonly (readonly [path: string, files: readonly number[], head?: PageHead])[];
}

// The app requests the scripts of a page only when it runs. This script loads them in parallel with the app.
const { files, pages } = JSON.parse(
  document.querySelector('script[data-pages]')?.textContent ?? '',
) as EarlyPages;
const parts = partsOf(location.pathname.replace(/\/$/, ''));
const [, own = [], head] = pages.find(([path]) => isAt(partsOf(path))) ?? [];
for (const file of own)
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      fetchPriority: 'low',
      href: files[file],
    }),
  );
// Users without a session are redirected to the sign-in page, which has another layout.
if (head !== undefined && isSessionKept())
  // Parameters can open another page at the same path, such as a form.
  showLoadingFrame(document, location.search === '' ? head : { ...head, title: '', lead: '' });

function partsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/');
}

/** Whether the address matches this path. A regular expression for each page would be compiled for one use. */
function isAt(path: readonly string[]): boolean {
  return (
    path.length === parts.length &&
    path.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
