import type { UploadError } from '#domain/uploads';
import { UploadRefused } from '../../platform/api/errors';

interface FileRules {
  readonly types: Readonly<Record<string, string>>;
  readonly bytes: number;
  readonly pixels: number;
}

/** Rejects with `UploadRefused` if the browser can tell that the upload check would refuse the file. */
export const inspectFile = async (file: File, rules: FileRules): Promise<void> => {
  const fault = faultIn(file, rules) ?? (await imageErrorIn(file, rules));
  if (fault !== undefined) throw new UploadRefused(fault);
};

const faultIn = ({ type, size }: File, { types, bytes }: FileRules): UploadError | undefined => {
  if (!Object.hasOwn(types, type)) return 'wrong-type';
  if (size > bytes) return 'too-large';
  return size === 0 ? 'damaged' : undefined;
};

const imageErrorIn = async (file: File, { pixels }: FileRules): Promise<UploadError | undefined> => {
  if (!file.type.startsWith('image/')) return undefined;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return 'damaged';
  const counted = image.width * image.height;
  image.close();
  return counted > pixels ? 'too-many-pixels' : undefined;
};
