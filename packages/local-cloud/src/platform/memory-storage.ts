import { JsonDocuments } from './json-documents';
import type { Blobs, Documents, Storage } from './storage';

/** Stores everything in memory until the process ends. */
export function memoryStorage(): Storage {
  const documents = new Map<string, Map<string, string>>();
  const blobs = new Map<string, Map<string, Buffer>>();
  return {
    documents: <Document>(name: string): Documents<Document> =>
      new JsonDocuments<Document>(folderOf(documents, name), () => undefined),
    blobs: (name) => memoryBlobs(folderOf(blobs, name)),
  };
}

function memoryBlobs(kept: Map<string, Buffer>): Blobs {
  return {
    get: (key) => Promise.resolve(kept.get(key)),
    put: (key, bytes) => {
      kept.set(key, Buffer.from(bytes));
      return Promise.resolve();
    },
    delete: (key) => {
      kept.delete(key);
      return Promise.resolve();
    },
  };
}

function folderOf<Value>(folders: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const folder = folders.get(name) ?? new Map<string, Value>();
  folders.set(name, folder);
  return folder;
}
