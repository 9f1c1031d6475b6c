import type { FileStore, Storage } from './storage';

/** Storage whose code is fetched at its first use. A failure to fetch it is reported at that use. */
export const lazyStorage = (open: () => Promise<Storage>): Storage => ({
  images: lazyStore(async () => (await open()).images),
  documents: lazyStore(async () => (await open()).documents),
});

const lazyStore = (open: () => Promise<FileStore>): FileStore => ({
  newKey: async (extension) => (await open()).newKey(extension),
  put: async (key, file, sending) => (await open()).put(key, file, sending),
  list: async (whose, nextToken) => (await open()).list(whose, nextToken),
  signedUrl: async (key, contentType) => (await open()).signedUrl(key, contentType),
  remove: async (key) => (await open()).remove(key),
});
