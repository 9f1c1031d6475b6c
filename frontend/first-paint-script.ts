import type { Plugin } from 'vite';
import { classicScript } from './classic-script';

/** Browsers look for it in the first 1,024 bytes: https://html.spec.whatwg.org/#charset */
const charset = '<meta charset="utf-8" />';

/**
 * Two small scripts at the top of every document. They are not modules, because modules wait for the whole page.
 * - `first-paint.ts` applies the stored theme before the first paint. It is inline, so that the first paint does not wait for
 *   a file. The page's policy allows it by its hash: see `lib/web/site-folder.ts`.
 * - `start-page.ts` starts the app when it is needed. The first paint does not wait for it.
 */
export const firstPaintScript = (): Plugin => {
  let inline: string | undefined;
  let reference: string | undefined;
  return {
    name: 'first-paint-script',
    apply: 'build',
    async buildStart() {
      inline = (await classicScript(new URL('./src/app/first-paint.ts', import.meta.url))).trim();
      const source = await classicScript(new URL('./src/app/start-page.ts', import.meta.url));
      reference = this.emitFile({ type: 'asset', name: 'start-page.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /\/start-page-[^/]+\.js$/.test(name));
        if (inline === undefined || reference === undefined || file === undefined)
          throw new Error('The scripts of the first paint were not built.');
        if (!html.includes(charset)) throw new Error(`index.html does not contain ${charset}`);
        const scripts = `<script>${inline}</script>\n    <script async src="/${file}"></script>`;
        return html.replace(charset, () => `${charset}\n    ${scripts}`);
      },
    },
  };
};
