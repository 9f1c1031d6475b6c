import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { verifierFile } from '../domain/public-pages';

const folder = fileURLToPath(new URL('./verifier/', import.meta.url));

/**
 * Builds one HTML file that verifies rounds, certificates and days of the audit log without a network. It contains its
 * script and styles, and its content security policy allows nothing else. Also writes its SHA-256 in a file for
 * `sha256sum --check`.
 */
export const verifier = (): Plugin => ({
  name: 'verifier',
  async generateBundle() {
    const source = await verifierHtml();
    const hash = createHash('sha256').update(source).digest('hex');
    this.emitFile({ type: 'asset', fileName: verifierFile, source });
    this.emitFile({
      type: 'asset',
      fileName: `${verifierFile}.sha256`,
      source: `${hash}  ${verifierFile}\n`,
    });
  },
  configureServer(server) {
    server.middlewares.use(`/${verifierFile}`, (_request, response, next) => {
      verifierHtml().then((source) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(source);
      }, next);
    });
  },
});

/** Reproducible: the same sources give the same bytes. */
export const verifierHtml = async (): Promise<string> => {
  const script = await bundled();
  const style = readFileSync(`${folder}style.css`, 'utf8');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts: Readonly<Record<string, string>> = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
  };
  return readFileSync(`${folder}page.html`, 'utf8').replace(
    /<!--(policy|style|script)-->/g,
    (_, name: string) => parts[name] ?? '',
  );
};

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${folder}main.ts`, formats: ['iife'], name: 'verifier' },
    },
  });
  const [first] = ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (first?.type !== 'chunk') throw new Error('The script of the verifier was not built.');
  // The first `</script` ends the script, even inside a string.
  return first.code.trim().replaceAll('</script', '<\\/script');
};
