/** The locations and formats of uploads, shared by the site, the roles and the upload check. */

/**
 * The prefix of the games image library. The uploader's identity id and the file follow:
 * `{identityId}/{ulid}.{ext}`.
 */
export const imagePrefix = 'novalink/games/images/';
/** Matches a whole key of the image library: a folder and a file, without any dots that change the folder. */
export const imageKeyForm = `^${imagePrefix}[A-Za-z0-9:_-]+/[A-Za-z0-9_-]+\\.(?:png|jpg|webp|avif)$`;
/**
 * The prefix of compliance documents in their private bucket. The uploader's identity id, the `sub` of the
 * user who may use the file, and the file follow: `{identityId}/{sub}/{ulid}.{ext}`.
 */
export const documentPrefix = 'novalink/companies/documents/';

/**
 * Whether the document with this key was uploaded for this user. It cannot be forged: the roles let an
 * identity write only to its own folder, so only the uploader chooses the `sub`.
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

/** User metadata of an image: its original file name, percent-encoded. */
export const fileNameMetadata = 'file-name';

/** The upload check adds this tag to an object; only then can it be read. */
export const checkedTag = { key: 'checked', value: 'true' } as const;

/** The reason why the upload check removed a file; `FileCheck.reason`. */
export type UploadError =
  | 'too-large'
  | 'wrong-type'
  | 'type-mismatch'
  | 'damaged'
  | 'too-many-pixels'
  | 'hidden-content'
  | 'wrong-key'
  | 'too-many-files';
