import { limits } from '#domain/limits';
import { documentPrefix, documentTypes, imagePrefix, imageTypes } from '#domain/uploads';

/** The purpose of a folder, and the limits for its files. */
export interface UploadKind {
  readonly name: 'IMAGE' | 'DOCUMENT';
  readonly prefix: string;
  /** Matches the part of a key after the prefix, including the extension. */
  readonly form: RegExp;
  /** File extensions by media type. */
  readonly types: Readonly<Record<string, string>>;
  readonly largestBytes: number;
}

const identityId = '[a-z]{2}(?:-[a-z]+)+-\\d:[0-9a-f-]{36}';
const sub = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const file = '[0-9A-HJKMNP-TV-Z]{26}\\.([a-z]+)';

const kinds: readonly UploadKind[] = [
  {
    name: 'IMAGE',
    prefix: imagePrefix,
    form: new RegExp(`^${identityId}/${file}$`),
    types: imageTypes,
    largestBytes: limits.upload.imageBytes,
  },
  {
    name: 'DOCUMENT',
    prefix: documentPrefix,
    form: new RegExp(`^${identityId}/${sub}/${file}$`),
    types: documentTypes,
    largestBytes: limits.upload.documentBytes,
  },
];

/** The kind of the file under this key. Throws for a key for which the buckets send no events. */
export function kindOf(key: string): UploadKind {
  const kind = kinds.find(({ prefix }) => key.startsWith(prefix));
  if (!kind) throw new Error('The key has no known prefix.');
  return kind;
}

/** The file extension; undefined for a key that the site would never write. */
export function extensionOf({ prefix, form, types }: UploadKind, key: string): string | undefined {
  const extension = form.exec(key.slice(prefix.length))?.[1];
  return extension !== undefined && Object.values(types).includes(extension) ? extension : undefined;
}

/** The identity id that a key contains, whatever the form of the key. */
export const folderOf = ({ prefix }: UploadKind, key: string) => key.slice(prefix.length).split('/')[0] ?? '';
