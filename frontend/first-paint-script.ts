import type { Plugin } from 'vite';
import { classicScript } from './classic-script';

/**
 * A small blocking script at the top of the page that applies the stored theme before the first paint. It is
 * a separate file, because the page's policy forbids inline scripts. It is not a module, because modules wait
 * for the whole page.
 */
export const firstPaintScript = (): Plugin => {
  let reference: string | undefined;
  return {
    name: 'first-paint-script',
    apply: 'build',
    async buildStart() {
      const source = await classicScript(new URL('./src/app/first-paint.ts', import.meta.url));
      reference = this.emitFile({ type: 'asset', name: 'first-paint.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /\/first-paint-[^/]+\.js$/.test(name));
        if (reference === undefined || file === undefined)
          throw new Error('The entry point for the first-paint script was not found.');
        return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }];
      },
    },
  };
};
