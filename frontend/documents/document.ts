import { originPlaceholder } from '#domain/site-origin';
import type { RenderedPage } from './render-pages';
import { summaries } from './summaries';

/** The document of a page: the template with what is known of the page in its head, and with its markup. */
export const documentOf = (template: string, page: RenderedPage): string => {
  const changes = [
    ['<title>NovaLink</title>', headOf(page)],
    ['<div id="root"></div>', rootOf(page)],
  ] as const;
  return changes.reduce((html, [part, text]) => {
    if (!html.includes(part)) throw new Error(`index.html lacks ${part}`);
    return html.replace(part, () => text);
  }, template);
};

const headOf = ({ title, summary = summaries.Home, path }: RenderedPage): string =>
  [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', summary),
    ...(path === undefined ? [] : linksTo(originPlaceholder + path)),
    meta('property', 'og:site_name', 'NovaLink'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', summary),
    meta('property', 'og:image', `${originPlaceholder}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'NovaLink: casino games you can check'),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<noscript><style>form { display: none }</style></noscript>',
  ].join('\n    ');

const linksTo = (address: string) => [
  `<link rel="canonical" href="${escaped(address)}" />`,
  meta('property', 'og:url', address),
];

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

const rootOf = ({ page, markup }: RenderedPage): string =>
  page === undefined
    ? `${needsScripts}\n    <div id="root">${markup}</div>`
    : `${markup.includes('<form') ? needsScripts : ''}<div id="root" data-page="${escaped(page)}">${markup}</div>`;

const needsScripts = `<noscript><p class="border-b border-line bg-surface px-4 py-3 text-center">NovaLink needs JavaScript to sign in and for everything behind it. Switch it on and load the page again.</p></noscript>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
