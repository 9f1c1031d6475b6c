import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer as createVite, type Plugin } from 'vite';
import type { Site } from '#local/site';
import { developmentPolicy } from '#tools/dev/development-policy';
import { handlerOf } from '#tools/dev/listener-handler';
import { watchFiles, type OnChange } from '#tools/dev/watch-files';

/** What pages may be served from: never the data folder, which holds keys. */
const served = ['frontend', 'domain', 'node_modules', '.cache/vite'];

export interface ViteSite {
  readonly site: Site;
  stop(): Promise<void>;
}

/**
 * The site from its sources, with hot updates, on no port of its own. Vite's watcher watches the other rooms too:
 * `onChange` gets what changed in them.
 */
export async function startViteSite(onChange: OnChange): Promise<ViteSite> {
  const nonce = randomBytes(16).toString('base64');
  // Never listens: requests and connections are handed to it.
  const server = createServer((incoming, outgoing) => vite.middlewares(incoming, outgoing));
  const watching: Plugin = {
    name: 'watch-rooms',
    // A change of Vite's own configuration brings another watcher.
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
      // The stage's endpoints come from the deployment.
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
