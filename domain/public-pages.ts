import type { Route } from './routes/route';
import { type RouteName, routes } from './routes';

export interface PublicPage {
  readonly name: RouteName;
  readonly path: string;
  /** The path of the page's file in the built site. */
  readonly file: string;
}

/**
 * The page for all paths that are not public, and for public paths with a parameter. It has no content of its
 * own.
 */
export const shellFile = 'app.html';
export const notFoundFile = '404.html';
/** A file for download. It verifies rounds, certificates and days of the audit log offline. */
export const verifierFile = 'novalink-verifier.html';

/** The contract of novalink-api, for download. */
export const contractFile = 'novalink-api.openapi.yaml';
/** Valid and invalid signatures of the API. */
export const signatureVectorsFile = 'signature-vectors.json';
/** An overview of the site and its API for language models: https://llmstxt.org */
export const llmsFile = 'llms.txt';

/** Public pages without a parameter. Each is rendered when the site is built. */
export const publicPages: readonly PublicPage[] = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const { path, access }: Route = routes[name];
  return access === 'public' && !path.includes(':') ? [{ name, path, file: fileOf(path) }] : [];
});

/** The viewer function finds a file by the same rule. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).toLowerCase()}.html`;
}
