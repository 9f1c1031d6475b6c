import { limits } from '#domain/limits';
import type { UploadError } from '#domain/uploads';
import { isAvif, measureAvif } from '#lambda/functions/check-uploads/formats/avif';
import { isJpeg, measureJpeg } from '#lambda/functions/check-uploads/formats/jpeg';
import type { Measured } from '#lambda/functions/check-uploads/formats/measured';
import { inspectPdf, isPdf } from '#lambda/functions/check-uploads/formats/pdf';
import { isPng, measurePng } from '#lambda/functions/check-uploads/formats/png';
import { isWebp, measureWebp } from '#lambda/functions/check-uploads/formats/webp';
import { hidesContent } from '#lambda/functions/check-uploads/hidden-content';

/** The result of inspecting a file. */
export interface Inspected {
  readonly mime: string;
  /** Only for images. */
  readonly size?: { readonly width: number; readonly height: number };
}

interface Format {
  readonly mime: string;
  readonly fits: (bytes: Buffer) => boolean;
  readonly measure: (bytes: Buffer) => Measured | 'sound';
}

const formats: readonly Format[] = [
  { mime: 'image/png', fits: isPng, measure: measurePng },
  { mime: 'image/jpeg', fits: isJpeg, measure: measureJpeg },
  { mime: 'image/webp', fits: isWebp, measure: measureWebp },
  { mime: 'image/avif', fits: isAvif, measure: measureAvif },
  { mime: 'application/pdf', fits: isPdf, measure: inspectPdf },
];

/** Decides by the bytes alone and never decodes an image. `allowed` are media types. */
export function inspectFile(bytes: Buffer, allowed: readonly string[]): Inspected | UploadError {
  const format = formats.find(({ fits }) => fits(bytes));
  if (!format || !allowed.includes(format.mime)) return 'wrong-type';
  const { mime } = format;
  const found = format.measure(bytes);
  if (found === 'damaged' || found === 'hidden-content') return found;
  if (hidesContent(bytes)) return 'hidden-content';
  if (found === 'sound') return { mime };
  const { width, height, pixels } = found;
  return pixels > limits.upload.imagePixels ? 'too-many-pixels' : { mime, size: { width, height } };
}
