import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { verifierFile } from '../domain/public-pages';

const developmentMeta = '<meta name="build" content="development"';

/**
 * Derives the id of the build from its content and writes it to three places: the `<meta name="build">` of
 * every page, `builds/latest.json`, which open pages poll, and the permanent file `builds/<id>.json`.
 */
export const buildManifest = (now: () => Date = () => new Date()): Plugin => ({
  name: 'build-manifest',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (!bundle['index.html']) throw new Error('The build has no index.html. Build the site again.');
      const id = idOf(bundle);
      for (const page of Object.values(bundle)) {
        // The build of the verifier is reproducible, so it contains no build id.
        if (page.type !== 'asset' || !page.fileName.endsWith('.html') || page.fileName === verifierFile)
          continue;
        const html = text(page.source);
        if (!html.includes(developmentMeta))
          throw new Error(`${page.fileName} does not contain ${developmentMeta}`);
        page.source = html.replace(developmentMeta, `<meta name="build" content="${id}"`);
      }
      const manifest = JSON.stringify({ id, timestamp: now().toISOString() });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: manifest });
      this.emitFile({ type: 'asset', fileName: `builds/${id}.json`, source: manifest });
    },
  },
});

const idOf = (bundle: Rolldown.OutputBundle): string => {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) {
    const file = bundle[name];
    if (file) hash.update(name).update(file.type === 'chunk' ? file.code : text(file.source));
  }
  return hash.digest('hex').slice(0, 16);
};

const text = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : Buffer.from(source).toString('utf8');
