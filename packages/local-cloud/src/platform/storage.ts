/**
 * Persistent storage of services. A write is complete on disk before the call returns; in memory mode nothing is
 * written.
 */
export interface Storage {
  /** JSON documents by key; `name` is a path such as `cognito-idp/users`. The same name returns the same documents. */
  documents<Document>(name: string): Documents<Document>;
  /** Bytes by key. */
  blobs(name: string): Blobs;
}

export interface Documents<Document> {
  get(key: string): Document | undefined;
  put(key: string, document: Document): void;
  delete(key: string): void;
  /** All entries, sorted by the code points of their keys. */
  entries(): [key: string, document: Document][];
}

export interface Blobs {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Buffer): Promise<void>;
  delete(key: string): Promise<void>;
}
