import { publicPages } from '#domain/public-pages';
import { originPlaceholder } from '#domain/site-origin';

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `  <url><loc>${originPlaceholder}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
