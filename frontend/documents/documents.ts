import { documentOf } from './document';
import { renderPages } from './render-pages';
import { llmsFile, publicPages } from '#domain/public-pages';
import { llmsText } from './llms-text';
import { originPlaceholder } from '#domain/site-origin';

export { pageHeads } from './page-heads';

/**
 * All files by name: the document of each page, made from the built `index.html` with the common scripts and
 * styles, and the list of pages for search engines.
 */
export const documents = async (
  template: string,
  /** The scripts of each page in addition to those of the app, by the name of the page. */
  scripts: Readonly<Record<string, readonly string[]>>,
  /** The markup of the script for the page at the URL of the shell. */
  earlyPageScript: string,
): Promise<Readonly<Record<string, string>>> => ({
  ...Object.fromEntries(
    (await renderPages()).map((page) => [
      page.file,
      documentOf(template, page, scripts[page.name ?? ''] ?? [], earlyPageScript),
    ]),
  ),
  'sitemap.xml': sitemap(),
  [llmsFile]: llmsText(),
});

/** https://www.sitemaps.org/protocol.html */
const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `  <url><loc>${originPlaceholder}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
