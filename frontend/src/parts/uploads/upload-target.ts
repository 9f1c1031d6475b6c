import { limits } from '#domain/limits';
import { documentTypes, imageTypes } from '#domain/uploads';
import { UploadRefused } from '../../platform/api/errors';
import { checkedFile } from '../../platform/storage/file-check';
import { sentenceFor } from '../../platform/api/error-sentences';
import type { Platform } from '../../platform/platform';
import type { UploadTarget } from '../../ui/upload/upload';
import { inspectFile } from './inspect-file';

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
