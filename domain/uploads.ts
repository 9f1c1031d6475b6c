/** Where uploads go and what they may be: the site, the roles and the upload check read the same lines. */

/** The games image library; after it come the uploader's identity id and a file, `{identityId}/{ulid}.{ext}`. */
export const imagePrefix = 'novalink/games/images/';
/**
 * Compliance documents, in their own private bucket; after it come the uploader's identity id, the `sub` of the user
 * who may use the file, and a file: `{identityId}/{sub}/{ulid}.{ext}`.
 */
export const documentPrefix = 'novalink/companies/documents/';

/**
 * Whether the document with this key was uploaded for this user. It cannot be forged: the roles let an identity write
 * in its own folder only, so that nobody names a `sub` for a file but its uploader.
 */
export const isDocumentOf = (key: string, sub: string): boolean =>
  key.startsWith(documentPrefix) && key.slice(documentPrefix.length).split('/')[1] === sub;

/** Media types and their file extensions. */
export const imageTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;
export const documentTypes = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const;

/** User metadata of an image: the name of the file it was uploaded from, percent-encoded. */
export const fileNameMetadata = 'file-name';

/** An object may be read once the upload check has given it this tag. */
export const checkedTag = { key: 'checked', value: 'true' } as const;

/** Why the upload check removed a file; `FileCheck.reason`. */
export type UploadError =
  | 'too-large'
  | 'wrong-type'
  | 'type-mismatch'
  | 'damaged'
  | 'too-many-pixels'
  | 'hidden-content'
  | 'wrong-key'
  | 'too-many-files';
