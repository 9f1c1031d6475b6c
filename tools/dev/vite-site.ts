import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer as createVite, type Plugin } from 'vite';
import type { Site } from 'cdk-local-cloud';
import { sharedSources } from '#lib/builds/shared-sources';
import { developmentPolicy } from '#tools/dev/development-policy';
import { handlerOf } from '#tools/dev/listener-handler';
import { watchFiles, type OnChange } from '#tools/dev/watch-files';

/** The folders that pages can be served from. The data folder is excluded, because it contains keys. */
const served = ['frontend', ...sharedSources, 'node_modules', '.cache/vite'];

export interface ViteSite {
  readonly site: Site;
  stop(): Promise<void>;
}

/**
 * Serves the site from its sources, with hot updates and without its own port. Vite's watcher also watches
 * the other folders; `onChange` gets their changes.
 */
export async function startViteSite(onChange: OnChange): Promise<ViteSite> {
  const nonce = randomBytes(16).toString('base64');
  // The server never listens; requests and connections are passed to it.
  const server = createServer((incoming, outgoing) => vite.middlewares(incoming, outgoing));
  const watching: Plugin = {
    name: 'watch-rooms',
    // After a change of its configuration, Vite creates a new watcher.
    configureServer: ({ watcher }) => watchFiles(watcher, onChange),
  };
  const vite = await createVite({
    configFile: 'frontend/vite.config.ts',
    cacheDir: resolve('.cache/vite'),
    configLoader: 'runner',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [watching],
    html: { cspNonce: nonce },
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: served.map(realPath) },
    },
  });
  return {
    site: {
      // The deployment provides the endpoints of the stage.
      takes: (path) => path !== '/amplify_outputs.json',
      answer: handlerOf(server),
      changeHeaders: (headers) => ({
        ...headers,
        'content-security-policy': developmentPolicy(headers['content-security-policy'] ?? '', nonce),
      }),
      upgrade: (incoming, socket, head) => void server.emit('upgrade', incoming, socket, head),
    },
    stop: () => vite.close(),
  };
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
