import { limits } from '#domain/limits';
import type { UploadError } from '#domain/uploads';

/** The reason why a file was not accepted, as a sentence. */
const sentences: Record<UploadError, string> = {
  'too-large': 'This file is too large.',
  'wrong-type': 'This file type is not allowed.',
  'type-mismatch':
    'The content of this file does not match its file type. Save it again in the right format.',
  damaged: 'This file is damaged or incomplete. Save it again, then upload it again.',
  'too-many-pixels': 'This image has too many pixels. Reduce its size.',
  'hidden-content':
    'This file contains extra data, as live photos do. Export it again as a plain image or PDF, or upload a screenshot.',
  'too-many-files': `You have reached the storage limit of ${limits.upload.files} files and ${
    limits.upload.totalBytes / 1_073_741_824
  } GB. Delete images that you no longer need from the image library, then upload this file again.`,
  'wrong-key': 'The upload failed. Choose the file again.',
};

/** `fault` is the code of the upload check; unknown codes also have a sentence. */
export const uploadErrorMessage = (fault: string | null): string =>
  Object.entries(sentences).find(([known]) => known === fault)?.[1] ?? 'The upload check rejected this file.';
