import { originPlaceholder } from '#domain/site-origin';
import type { RouteName } from '#domain/routes';
import { wallPath } from '../src/parts/games/live-games';
import type { RenderedPage } from './render-pages';
import { summaries } from './summaries';

/** The document of a page: the template with the page's data in its head, and with the page's markup. */
export const documentOf = (
  template: string,
  page: RenderedPage,
  scripts: readonly string[],
  earlyPageScript: string,
): string => {
  const changes = [
    ['<title>NovaLink</title>', headOf(page)],
    ['<div id="root"></div>', rootOf(page, earlyPageScript)],
  ] as const;
  const start = page.page === undefined ? withAppAfterFrame(template) : withAppOnDemand(template, scripts);
  return changes.reduce((html, [part, text]) => {
    if (!html.includes(part)) throw new Error(`index.html does not contain ${part}`);
    return html.replace(part, () => text);
  }, start);
};

/** Lets the browser load the styles, the font and the head of the page before the app, which is larger. */
const withAppAfterFrame = (template: string): string =>
  template.replaceAll(appFile, (tag) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));

/** Passes the files of the app and of the page to the first script, which loads them when the page needs them. */
const withAppOnDemand = (template: string, scripts: readonly string[]): string => {
  const files: string[] = [];
  const rest = template.replaceAll(appFile, (_tag, script?: string, module?: string) => {
    files.push(script ?? module ?? '');
    return '';
  });
  const [app, ...modules] = files;
  if (app === undefined) throw new Error('index.html does not load the application script.');
  const styles = [...rest.matchAll(styleSheet)].map(([, href = '']) => href);
  const needed = [...new Set([app, ...styles, ...modules, ...scripts])].join(' ');
  const first = rest.replace(firstScript, `$& data-app="${needed}"`);
  if (first === rest) throw new Error('index.html does not contain a script.');
  return first;
};

/** The tags that Vite writes: the entry, then the modules that it imports. */
const appFile =
  /\s*<script type="module" crossorigin src="([^"]+)"><\/script>|\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const styleSheet = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const firstScript = /<script async src="[^"]+"/;

/** Requests of a page's first screen. The browser sends them before the app has started. */
const firstReads: Partial<Record<RouteName, readonly string[]>> = {
  Home: [`/api${wallPath}`],
};

/** Every page of the shell needs a session, and therefore the configuration of the user pool. */
const shellReads = ['/amplify_outputs.json'];

const headOf = ({ page, title, summary = summaries.Home, path, name }: RenderedPage): string =>
  [
    `<title>${escaped(title)}</title>`,
    ...(page === undefined ? shellReads : name === undefined ? [] : (firstReads[name] ?? [])).map(
      (href) => `<link rel="preload" as="fetch" crossorigin href="${escaped(href)}" />`,
    ),
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

/** The script of the shell is behind the markup that it changes. */
const rootOf = ({ page, markup, templates = '' }: RenderedPage, earlyPageScript: string): string =>
  page === undefined
    ? `${needsScripts}\n    <div id="root">${markup}</div>\n    ${earlyPageScript}`
    : `${markup.includes('<form') ? needsScripts : ''}<div id="root" data-page="${escaped(page)}">${markup}</div>${templates}`;

const needsScripts = `<noscript><p class="border-b border-line bg-surface px-4 py-3 text-center">NovaLink needs JavaScript to sign in. Turn on JavaScript in your browser and reload the page.</p></noscript>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
