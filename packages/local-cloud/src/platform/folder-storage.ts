import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JsonDocuments } from './json-documents';
import type { Blobs, Documents, Storage } from './storage';
import { UnreadableData } from './unreadable-data';

/**
 * Stores each document and blob in its own file. A write goes to a temporary file, which is then renamed, so that a
 * kill at any moment leaves either the old or the new content. Throws UnreadableData for a file with other content
 * than was written.
 */
export function folderStorage(folder: string): Storage {
  const opened = new Map<string, Map<string, string>>();
  return {
    documents: <Document>(name: string): Documents<Document> => {
      const place = join(folder, 'documents', name);
      const texts = opened.get(name) ?? readTexts(place);
      opened.set(name, texts);
      return new JsonDocuments<Document>(texts, (key, text) => keepText(place, key, text));
    },
    blobs: (name) => folderBlobs(join(folder, 'blobs', name)),
  };
}

function readTexts(place: string): Map<string, string> {
  const texts = new Map<string, string>();
  try {
    mkdirSync(place, { recursive: true });
  } catch (error) {
    throw new UnreadableData(place, error);
  }
  for (const file of readdirSync(place, { withFileTypes: true })) {
    if (!file.isFile() || !file.name.endsWith('.json')) continue;
    const [key, text] = readText(join(place, file.name));
    texts.set(key, text);
  }
  return texts;
}

function readText(path: string): [key: string, text: string] {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { key?: unknown; document?: unknown };
    if (typeof kept.key !== 'string' || kept.document === undefined) throw new Error('it is not a document');
    return [kept.key, JSON.stringify(kept.document)];
  } catch (error) {
    throw new UnreadableData(path, error);
  }
}

function keepText(place: string, key: string, text: string | undefined): void {
  const path = join(place, `${fileName(key)}.json`);
  if (text === undefined) {
    rmSync(path, { force: true });
    return;
  }
  writeFileSync(`${path}.new`, `{"key":${JSON.stringify(key)},"document":${text}}`);
  renameSync(`${path}.new`, path);
}

function folderBlobs(place: string): Blobs {
  const ready = mkdir(place, { recursive: true });
  let writes = 0;
  return {
    get: async (key) => {
      try {
        return await readFile(join(place, fileName(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw new UnreadableData(join(place, fileName(key)), error);
      }
    },
    put: async (key, bytes) => {
      await ready;
      const path = join(place, fileName(key));
      writes += 1;
      const fresh = `${path}.${writes}.new`;
      await writeFile(fresh, bytes);
      await rename(fresh, path);
    },
    delete: (key) => rm(join(place, fileName(key)), { force: true }),
  };
}

/** Keys can contain any character, differ only by case and be long; file names cannot. */
function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
