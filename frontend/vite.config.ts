import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildManifest } from './build-manifest';
import { firstPaintScript } from './first-paint-script';
import { fontPreload } from './font-preload';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), firstPaintScript(), fontPreload(), buildManifest()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    // The policy forbids inline scripts, and the modern browsers of `target` preload by themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tremor does not say that its modules do nothing by being imported: docs/decisions/0074.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /@tremor\/react/, sideEffects: false }] } },
  },
});
