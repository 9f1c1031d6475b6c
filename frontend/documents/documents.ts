import { documentOf } from './document';
import { renderPages } from './render-pages';
import { sitemap } from './sitemap';

/**
 * Files by their names: the document of each page, made of the built `index.html`, whose scripts and styles all have,
 * and the list of pages for search engines.
 */
export const documents = async (
  template: string,
  /** The scripts of each page besides those of the app, by the name of the page. */
  scripts: Readonly<Record<string, readonly string[]>>,
  /** The script that loads the scripts of the page at its address. */
  preloadScript: string,
): Promise<Readonly<Record<string, string>>> => ({
  ...Object.fromEntries(
    (await renderPages()).map((page) => [
      page.file,
      documentOf(template, page, scripts[page.name ?? ''] ?? [], preloadScript),
    ]),
  ),
  'sitemap.xml': sitemap(),
});
