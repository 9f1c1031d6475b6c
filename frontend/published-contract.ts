import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contractFile } from '../domain/public-pages';

const source = () => readFile(fileURLToPath(new URL(`../domain/${contractFile}`, import.meta.url)), 'utf8');

/** Publishes the contract of the API for download. */
export const publishedContract = (): Plugin => ({
  name: 'published-contract',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: contractFile, source: await source() });
  },
  configureServer(server) {
    server.middlewares.use(`/${contractFile}`, (_request, response, next) => {
      source().then((text) => response.end(text), next);
    });
  },
});
