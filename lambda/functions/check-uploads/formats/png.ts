import { crc32 } from 'node:zlib';
import { sizeOf, type Measured, type PictureSize } from '#lambda/functions/check-uploads/formats/measured';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** PNG Specification (Third Edition), 11. A chunk of any other type could hold any data. */
const known = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM cICP gAMA iCCP mDCV cLLI sBIT sRGB bKGD hIST pHYs sPLT eXIf tIME tEXt zTXt iTXt ' +
    'acTL fcTL fdAT'
  ).split(' '),
);
const headerLength = 13;
/** Length, type and checksum. */
const around = 12;

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/**
 * Checks every chunk and its checksum, from the header to the end chunk, which must be the end of the file.
 */
export function measurePng(bytes: Buffer): Measured {
  let size: PictureSize | undefined;
  let framePixels = 0;
  let hasImage = false;
  let at = signature.length;
  while (at + around <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + around + length;
    if (end > bytes.length) return 'damaged';
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, end - 4);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return 'damaged';
    if (!known.has(kind)) return /^[a-zA-Z]{4}$/.test(kind) ? 'hidden-content' : 'damaged';
    if ((size === undefined) !== (kind === 'IHDR')) return 'damaged';
    if (kind === 'IHDR') size = readHeader(body);
    if (size === undefined) return 'damaged';
    hasImage ||= kind === 'IDAT';
    if (kind === 'fcTL' && length >= 12) framePixels += body.readUInt32BE(4) * body.readUInt32BE(8);
    if (kind === 'IEND') {
      if (length > 0 || !hasImage) return 'damaged';
      return end === bytes.length
        ? { ...size, pixels: Math.max(size.pixels, framePixels) }
        : 'hidden-content';
    }
    at = end;
  }
  return 'damaged';
}

function readHeader(body: Buffer): PictureSize | undefined {
  if (body.length !== headerLength) return undefined;
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  return width > 0 && height > 0 ? sizeOf(width, height) : undefined;
}
