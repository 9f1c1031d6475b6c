import { limits } from '#domain/limits';
import type { UploadError } from '#domain/uploads';
import { isAvif, measureAvif } from '#lambda/functions/check-uploads/formats/avif';
import { isJpeg, measureJpeg } from '#lambda/functions/check-uploads/formats/jpeg';
import type { Measured } from '#lambda/functions/check-uploads/formats/measured';
import { inspectPdf, isPdf } from '#lambda/functions/check-uploads/formats/pdf';
import { isPng, measurePng } from '#lambda/functions/check-uploads/formats/png';
import { isWebp, measureWebp } from '#lambda/functions/check-uploads/formats/webp';

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

/**
 * Text that a browser, an e-mail program or a server could interpret as a page or a program, wherever it is
 * in the file. Each pattern is long enough to occur by chance in fewer than one of 100,000 images, because
 * compressed bytes are almost random.
 */
const text = /<script|<(?:html|iframe|object|embed)[\s/>]|<!doctype|<\?php\s|javascript:/i;

/**
 * Dangerous only in combination: an SVG is harmless unless it also contains a script or an external
 * reference.
 */
const drawing = [/<svg[\s/>]/i, /\bon[a-z]{4,}\s*=|xmlns|href/i];

/**
 * The directory of a ZIP archive is read from its end, so an archive can follow any other data. APPNOTE.TXT
 * 6.3.10, 4.3.7 and 4.3.16.
 */
const zip = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * Whether a file contains hidden content. Images are searched as stored, without decompression, because
 * programs only show decompressed pixels and never run them.
 */
function hidesContent(bytes: Buffer): boolean {
  if (zip.every((mark) => bytes.includes(mark, 0, 'latin1'))) return true;
  const content = bytes.toString('latin1');
  return text.test(content) || drawing.every((mark) => mark.test(content));
}
