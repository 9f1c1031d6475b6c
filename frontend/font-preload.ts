import type { Plugin } from 'vite';

/** Preloads the font of most text, so that it is fetched in parallel with the style sheet. */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) =>
        /\/inter-latin-wght-normal-[^/]+\.woff2$/.test(name),
      );
      if (file === undefined) throw new Error('The build has no Latin font to preload.');
      return html.replace(
        '<title>',
        `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>\n    $&`,
      );
    },
  },
});
