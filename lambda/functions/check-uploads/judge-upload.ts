import { createHash } from 'node:crypto';
import type { UploadError } from '#domain/uploads';
import { inspectFile } from '#lambda/functions/check-uploads/inspect-file';
import { extensionOf, kindOf } from '#lambda/functions/check-uploads/upload-kind';
import type { Declared } from '#lambda/functions/check-uploads/uploads';

/** The stored facts about a file that may be read. */
export interface SoundFile {
  readonly mime: string;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly width?: number;
  readonly height?: number;
}

/** Decides whether an upload is valid. Reads its bytes only if the size is within the limit. */
export async function judgeUpload(
  key: string,
  { bytes, contentType, contentEncoding }: Declared,
  read: () => Promise<Buffer>,
): Promise<SoundFile | UploadError> {
  const kind = kindOf(key);
  const extension = extensionOf(kind, key);
  if (extension === undefined) return 'wrong-key';
  if (bytes > kind.largestBytes) return 'too-large';
  const content = await read();
  const found = inspectFile(content, Object.keys(kind.types));
  if (typeof found === 'string') return found;
  const { mime, size } = found;
  const isAsDeclared =
    contentType === mime && contentEncoding === undefined && kind.types[mime] === extension;
  if (!isAsDeclared) return 'type-mismatch';
  return { mime, sha256: createHash('sha256').update(content).digest('hex'), ...size };
}
