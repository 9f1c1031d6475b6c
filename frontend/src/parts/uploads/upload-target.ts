import { limits } from '#domain/limits';
import { documentTypes, imageTypes, type UploadError } from '#domain/uploads';
import { UploadRefused } from '../../platform/api/errors';
import { checkedFile } from '../../platform/storage/file-check';
import { sentenceFor } from '../../platform/api/error-sentences';
import type { Platform } from '../../platform/platform';
import type { UploadTarget } from '../../ui/upload/upload';

const { imageBytes, imagePixels, documentBytes } = limits.upload;

const rules = {
  images: { types: imageTypes, bytes: imageBytes, pixels: imagePixels },
  documents: { types: documentTypes, bytes: documentBytes, pixels: imagePixels },
} as const;

/** Uploads files of the signed-in user to the image library or to the documents, and waits for the upload check. */
export const uploadTarget = (
  { api, storage }: Pick<Platform, 'api' | 'storage'>,
  kind: keyof typeof rules,
): UploadTarget => {
  const { [kind]: store } = storage;
  const extensions: Readonly<Record<string, string>> = rules[kind].types;
  return {
    accept: Object.keys(extensions),
    inspect: (file) => inspectFile(file, rules[kind]),
    newKey: async ({ type }) => {
      const extension = extensions[type];
      if (extension === undefined) throw new UploadRefused('wrong-type');
      return store.newKey(extension);
    },
    send: (key, file, sending) => store.put(key, file, sending),
    settle: (key, signal) => checkedFile({ api, wait }, key, signal),
    failure: (fault) => ({ text: sentenceFor(fault), isFinal: fault instanceof UploadRefused }),
  };
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface FileRules {
  readonly types: Readonly<Record<string, string>>;
  readonly bytes: number;
  readonly pixels: number;
}

/** Rejects with `UploadRefused` if the browser can tell that the upload check would refuse the file. */
const inspectFile = async (file: File, rules: FileRules): Promise<void> => {
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
