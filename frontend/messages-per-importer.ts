import { extname, parse } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives every module a copy of the messages that it imports, from which the bundler removes the unused ones. One shared
 * copy would hold the messages of all pages that use the folder, and each of these pages would load it:
 * docs/decisions/0228.
 */
export const messagesPerImporter = (): Plugin => ({
  name: 'messages-per-importer',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || source !== './messages') return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (resolved === null || resolved.external) return resolved;
    // The bundler detects the language of a module by the end of its id.
    return `${resolved.id}?for=${parse(importer).name}${extname(resolved.id)}`;
  },
});
