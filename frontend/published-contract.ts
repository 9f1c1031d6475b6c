import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contractFile, signatureVectorsFile } from '../domain/public-pages';

/** The published files by their names on the site. */
const sources = {
  [contractFile]: `../domain/${contractFile}`,
  [signatureVectorsFile]: `../docs/api/${signatureVectorsFile}`,
};

const textOf = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Publishes the contract of the API and the vectors of its signatures for download. */
export const publishedContract = (): Plugin => ({
  name: 'published-contract',
  async generateBundle() {
    for (const [fileName, path] of Object.entries(sources))
      this.emitFile({ type: 'asset', fileName, source: await textOf(path) });
  },
  configureServer(server) {
    for (const [fileName, path] of Object.entries(sources))
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        textOf(path).then((text) => response.end(text), next);
      });
  },
});
