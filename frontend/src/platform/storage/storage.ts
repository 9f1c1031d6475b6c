import { limits } from '#domain/limits';
import { ulidOf, ulidRandomBytes } from '#domain/ulid';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { AmplifyStorage, BucketName } from './amplify-storage';
import { SessionEnded, NotAllowed, Unreachable } from '../api/errors';

/** A file in the list of a bucket. */
export interface KeptFile {
  readonly key: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

export interface FilePage {
  readonly files: readonly KeptFile[];
  readonly nextToken: string | undefined;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The files of one bucket that the signed-in user can access. Rejects with the classes of `errors.ts`. */
export interface FileStore {
  /** A key for a new file in the user's own folder. */
  newKey(extension: string): Promise<string>;
  /** Writes a new file. Also resolves if an earlier attempt has already written it. */
  put(key: string, file: Blob, sending: Sending): Promise<void>;
  /** One page in the order of keys: the user's own files, or all files if the user can see them. */
  list(whose: 'own' | 'all', nextToken?: string): Promise<FilePage>;
  /** A signed URL of the file, valid for fifteen minutes, with this content type if one is given. */
  signedUrl(key: string, contentType?: string): Promise<string>;
  remove(key: string): Promise<void>;
}

export type Storage = Readonly<Record<BucketName, FileStore>>;

interface Needs {
  readonly amplify: AmplifyStorage;
  /** Converts an S3 URL to the URL of this stage. */
  readonly addressOf: (url: URL) => string;
  readonly now: () => number;
}

/** The image library and the documents, in S3 through Amplify. */
export const createStorage = (needs: Needs): Storage => ({
  images: fileStore(needs, 'images', ({ identityId }) => `${imagePrefix}${identityId}/`, imagePrefix),
  documents: fileStore(
    needs,
    'documents',
    ({ identityId, sub }) => `${documentPrefix}${identityId}/${sub}/`,
    documentPrefix,
  ),
});

type Uploader = Readonly<Record<'identityId' | 'sub', string>>;

const fileStore = (
  { amplify, addressOf, now }: Needs,
  bucket: BucketName,
  folderOf: (uploader: Uploader) => string,
  prefix: string,
): FileStore => {
  const ownFolder = async (): Promise<string> => {
    const { identityId, sub } = await amplify.uploader();
    if (identityId === undefined || sub === undefined) throw new SessionEnded();
    return folderOf({ identityId, sub });
  };
  return {
    newKey: (extension) => named(async () => `${await ownFolder()}${freshUlid(now())}.${extension}`),
    put: (key, file, { signal, onProgress }) =>
      named(async () => {
        signal.throwIfAborted();
        const upload = amplify.upload({ bucket, key, file, onProgress });
        const cancel = () => upload.cancel();
        signal.addEventListener('abort', cancel);
        try {
          await upload.result;
        } catch (error) {
          signal.throwIfAborted();
          // The key belongs to this attempt, so an existing object is this file.
          if (!isThere(error)) throw error;
        } finally {
          signal.removeEventListener('abort', cancel);
        }
      }),
    list: (whose, nextToken) =>
      named(async () => {
        const folder = whose === 'own' ? await ownFolder() : prefix;
        const page = await amplify.list({
          bucket,
          prefix: folder,
          pageSize: limits.imagePage,
          nextToken,
        });
        return { files: page.items.map(keptFile), nextToken: page.nextToken };
      }),
    signedUrl: (key, contentType) =>
      named(async () => addressOf(await amplify.signedUrl({ bucket, key, contentType }))),
    remove: (key) =>
      named(async () => {
        await amplify.remove({ bucket, key }).result;
      }),
  };
};

const freshUlid = (at: number): string => ulidOf(at, crypto.getRandomValues(new Uint8Array(ulidRandomBytes)));

/** Converts errors to the classes of `errors.ts`. */
const named = <Value>(step: () => Promise<Value>): Promise<Value> =>
  step().catch((error: unknown) => {
    throw storageError(error);
  });

const isThere = (error: unknown): boolean => error instanceof Error && error.name === 'PreconditionFailed';

const keptFile = ({ path, size, lastModified }: Listed): KeptFile => ({
  key: path,
  bytes: size ?? 0,
  savedAt: (lastModified ?? new Date(0)).toISOString(),
});

type Listed = Awaited<ReturnType<AmplifyStorage['list']>>['items'][number];

const unreachable = ['ERR_NETWORK', 'ERR_ABORTED', 'NetworkError'];
const notAllowed = ['AccessDenied', 'Forbidden'];
const sessionEnded = [
  'NoCredentials',
  'NotAuthorizedException',
  'UserUnAuthenticatedException',
  'ExpiredToken',
];

/**
 * Converts an error of S3, the identity pool or Amplify to one of the classes of `errors.ts`, if possible.
 */
const storageError = (thrown: unknown): unknown => {
  if (!(thrown instanceof Error)) return thrown;
  const { name, message } = thrown;
  if (unreachable.includes(name)) return new Unreachable(message, { cause: thrown });
  if (notAllowed.includes(name)) return new NotAllowed(message, { cause: thrown });
  if (sessionEnded.includes(name)) return new SessionEnded(message, { cause: thrown });
  return thrown;
};
