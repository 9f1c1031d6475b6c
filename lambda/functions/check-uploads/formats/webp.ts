import { sizeOf, type Measured, type PictureSize } from '#lambda/functions/check-uploads/formats/measured';

/** https://developers.google.com/speed/webp/docs/riff_container */
const known = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP ']);
const knownInFrames = new Set(['ALPH', 'VP8 ', 'VP8L']);
const head = 12;
const chunkHead = 8;
/** The position, size and duration of a frame of an animation. */
const frameHead = 16;

interface Chunk {
  readonly kind: string;
  readonly body: Buffer;
}

export const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, head) === 'WEBP';

/** Checks every chunk of the container, whose length must be exactly the length of the file. */
export function measureWebp(bytes: Buffer): Measured {
  const length = bytes.length > head ? bytes.readUInt32LE(4) + chunkHead : Infinity;
  if (length !== bytes.length) return length < bytes.length ? 'hidden-content' : 'damaged';
  const chunks = readChunks(bytes.subarray(head));
  if (!chunks) return 'damaged';
  let canvas: PictureSize | undefined;
  let drawn = 0;
  for (const { kind, body } of chunks) {
    if (!known.has(kind)) return 'hidden-content';
    const presented = kind === 'ANMF' ? measureFrame(body) : readSize(kind, body);
    if (presented === 'damaged' || presented === 'hidden-content') return presented;
    // The first chunk states the size of the whole image; no frame can be larger.
    canvas ??= presented;
    if (!canvas) return 'damaged';
    if (presented && kind !== 'VP8X') {
      if (presented.width > canvas.width || presented.height > canvas.height) return 'damaged';
      drawn += presented.pixels;
    }
  }
  return canvas && drawn > 0 ? { ...canvas, pixels: Math.max(canvas.pixels, drawn) } : 'damaged';
}

/** The chunks that fill these bytes exactly, each padded to an even length; undefined if they do not. */
function readChunks(bytes: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + chunkHead > bytes.length) return undefined;
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + chunkHead, at + chunkHead + size);
    if (body.length < size) return undefined;
    chunks.push({ kind: bytes.toString('latin1', at, at + 4), body });
    at += chunkHead + size + (size % 2);
  }
  return at === bytes.length ? chunks : undefined;
}

/** A frame of an animation holds one image, which has the size that the frame states. */
function measureFrame(body: Buffer): Measured {
  const chunks = body.length > frameHead ? readChunks(body.subarray(frameHead)) : undefined;
  if (!chunks) return 'damaged';
  if (chunks.some(({ kind }) => !knownInFrames.has(kind))) return 'hidden-content';
  const frame = canvasAt(body, 6);
  const [picture, ...others] = chunks.flatMap(({ kind, body: inner }) => readSize(kind, inner) ?? []);
  if (picture === undefined || picture === 'damaged' || others.length > 0) return 'damaged';
  return picture.width === frame.width && picture.height === frame.height ? frame : 'damaged';
}

/** The size that a chunk states, if it states one. */
function readSize(kind: string, body: Buffer): PictureSize | 'damaged' | undefined {
  if (kind === 'VP8X') return body.length === 10 ? canvasAt(body, 4) : 'damaged';
  if (kind === 'VP8L') return readLossless(body);
  return kind === 'VP8 ' ? readLossy(body) : undefined;
}

const canvasAt = (body: Buffer, at: number) =>
  sizeOf(body.readUIntLE(at, 3) + 1, body.readUIntLE(at + 3, 3) + 1);

function readLossless(body: Buffer): PictureSize | 'damaged' {
  if (body.length < 5 || body[0] !== 0x2f) return 'damaged';
  const bits = body.readUInt32LE(1);
  return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

/** RFC 6386, 9.1: the frame tag, a start code and the size. */
function readLossy(body: Buffer): PictureSize | 'damaged' {
  if (body.length < 10 || body.toString('hex', 3, 6) !== '9d012a') return 'damaged';
  const size = sizeOf(body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff);
  return size.pixels > 0 ? size : 'damaged';
}
