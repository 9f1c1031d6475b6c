import { crc32, deflateSync } from 'node:zlib';

/** A file as a browser's file picker returns it. */
export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A valid PNG of one colour (red, green, blue). */
export const pngFile = (name: string, colour: readonly number[] = [214, 72, 118], side = 64): SampleFile => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]),
  };
};

const chunk = (kind: string, body: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([around.subarray(0, 4), content, around.subarray(4)]);
};

/** A valid PDF with one blank page, filled up to a size with a comment. */
export const pdfFile = (name: string, bytes = 0): SampleFile => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = `%PDF-1.7\n%${' '.repeat(bytes)}\n`;
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 4/Root 1 0 R>>\n`;
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1'),
  };
};
