import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { buildManifest } from './build-manifest';
import { earlyImports } from './early-imports';
import { firstPaintScript } from './first-paint-script';
import { latinFont } from './latin-font';
import { mergedChunks } from './merged-chunks';
import { prerender } from './prerender';
import { publishedContract } from './published-contract';
import { verifier } from './verifier-file';

const routerIn = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    firstPaintScript(),
    latinFont(),
    fontPreload(),
    mergedChunks(),
    prerender(),
    verifier(),
    earlyImports(),
    publishedContract(),
    buildManifest(),
  ],
  resolve: {
    // The package of react-router exports only its development build, which has additional checks and warnings.
    alias:
      command === 'build' && process.env.NODE_ENV !== 'development'
        ? [
            { find: /^react-router$/, replacement: routerIn('index') },
            { find: /^react-router\/dom$/, replacement: routerIn('dom-export') },
          ]
        : [],
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Tremor's package does not declare that its modules have no side effects: docs/decisions/0074.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /@tremor\/react/, sideEffects: false }] },
      // Texts are inlined where they are used: docs/decisions/0228.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
  },
}));

/** Preloads the font of most text, so that it is fetched in parallel with the style sheet. */
const fontPreload = (): Plugin => ({
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
