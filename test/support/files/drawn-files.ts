import { crc32, deflateSync } from 'node:zlib';

const text = (value: string) => Buffer.from(value, 'latin1');
const hex = (value: string) => Buffer.from(value.replaceAll(' ', ''), 'hex');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint32le = (value: number) => uint32(value).reverse();

export function pngChunk(kind: string, body: Buffer): Buffer {
  const reported = Buffer.concat([text(kind), body]);
  return Buffer.concat([uint32(body.length), reported, uint32(crc32(reported))]);
}

/**
 * A valid image for every browser, unless it is too large to be drawn here; `extra` chunks precede its end.
 */
export function drawnPng(width = 2, height = 2, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), hex('08 00 00 00 00')]);
  const rows = width * height > 1_000_000 ? 1 : height;
  const pixels = Buffer.concat(
    Array.from({ length: rows }, () => Buffer.alloc(width + 1, 0x80).fill(0, 0, 1)),
  );
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    ...extra,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function jpegSegment(marker: number, body: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, body]);
}

/** Eight by eight grey pixels, or the size in the frame, with an optional comment. */
export function drawnJpeg(width = 8, height = 8, comment?: string): Buffer {
  const frame = hex('08 0000 0000 01 01 11 00');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const oneCode = Buffer.concat([hex('01'), Buffer.alloc(15), hex('00')]);
  return Buffer.concat([
    hex('ffd8'),
    jpegSegment(0xe0, Buffer.concat([text('JFIF\0'), hex('01 01 00 0001 0001 00 00')])),
    ...(comment === undefined ? [] : [jpegSegment(0xfe, text(comment))]),
    jpegSegment(0xdb, Buffer.concat([hex('00'), Buffer.alloc(64, 1)])),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.concat([hex('00'), oneCode])),
    jpegSegment(0xc4, Buffer.concat([hex('10'), oneCode])),
    jpegSegment(0xda, hex('01 01 00 00 3f 00')),
    hex('3f ffd9'),
  ]);
}

export const webpChunk = (kind: string, body: Buffer) =>
  Buffer.concat([text(kind), uint32le(body.length), body, Buffer.alloc(body.length % 2)]);

export function webpOf(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  return Buffer.concat([text('RIFF'), uint32le(body.length), body]);
}

/** The first bytes of a lossless image: enough for its size, but nothing else. */
export const losslessChunk = (width: number, height: number) =>
  webpChunk(
    'VP8L',
    Buffer.concat([hex('2f'), uint32le(((width - 1) | ((height - 1) << 14)) >>> 0), Buffer.alloc(8)]),
  );

/** The canvas of an image with more than one chunk. */
export function canvasChunk(width: number, height: number): Buffer {
  const body = Buffer.alloc(10);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', body);
}

/** A frame of an animation, at the corner of the canvas. */
export function frameChunk(width: number, height: number, ...chunks: readonly Buffer[]): Buffer {
  const place = Buffer.alloc(16);
  place.writeUIntLE(width - 1, 6, 3);
  place.writeUIntLE(height - 1, 9, 3);
  return webpChunk('ANMF', Buffer.concat([place, ...chunks]));
}

export const drawnWebp = (width = 4, height = 3) => webpOf(losslessChunk(width, height));

export function box(kind: string, ...body: readonly Buffer[]): Buffer {
  const whole = Buffer.concat(body);
  return Buffer.concat([uint32(whole.length + 8), text(kind), whole]);
}

export const sizeBox = (width: number, height: number) =>
  box('ispe', uint32(0), uint32(width), uint32(height));

/** The boxes of an image, with data that cannot be decoded. */
export const drawnAvif = (sizes: readonly Buffer[] = [sizeBox(5, 4)], ...more: readonly Buffer[]) =>
  Buffer.concat([
    box('ftyp', text('avif'), uint32(0), text('avifmif1miaf')),
    box('meta', uint32(0), box('iprp', box('ipco', ...sizes))),
    box('mdat', Buffer.alloc(40, 0x5a)),
    ...more,
  ]);

/** A document with one empty page; `extra` is an additional object. */
export function drawnPdf(extra = '<< >>'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
    extra,
  ];
  let body = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = `${body.length}`.padStart(10, '0');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}`;
  return text(`${body}${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}
