import { sizeOf, type Measured, type PictureSize } from '#lambda/functions/check-uploads/formats/measured';

/** ITU-T T.81, table B.1. */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive Huffman: the kinds that browsers show. */
const frames = [0xc0, 0xc1, 0xc2];
/** Tables, restart interval, application data and comments. */
const isSegment = (marker: number) =>
  [0xc4, 0xcc, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef);

export const isJpeg = (bytes: Buffer) =>
  bytes.length > 2 && bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;

/**
 * Checks every segment and scan, from the start of the image to its end, which must be the end of the file.
 */
export function measureJpeg(bytes: Buffer): Measured {
  let size: PictureSize | undefined;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return 'damaged';
    if (marker === 0xff) {
      // A marker can be preceded by any number of these fill bytes.
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      if (size === undefined || !hasScan) return 'damaged';
      return at + 2 === bytes.length ? size : 'hidden-content';
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'damaged';
    if (frames.includes(marker)) {
      // A second frame would replace the frame that was measured.
      size = size === undefined && length >= 8 ? readFrame(bytes, at) : undefined;
      if (size === undefined) return 'damaged';
    } else if (marker === startOfScan) hasScan = true;
    else if (!isSegment(marker)) return 'damaged';
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  return 'damaged';
}

function readFrame(bytes: Buffer, at: number): PictureSize | undefined {
  const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
  return width > 0 && height > 0 ? sizeOf(width, height) : undefined;
}

/**
 * The position of the next marker that is not part of the scan: neither a stuffed byte nor a restart marker.
 */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? endOfImage;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
