import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentTypes, imageTypes } from '#domain/uploads';
import { inspectFile } from '#lambda/functions/check-uploads/inspect-file';
import {
  box,
  canvasChunk,
  drawnAvif,
  drawnJpeg,
  drawnPdf,
  drawnPng,
  drawnWebp,
  frameChunk,
  jpegSegment,
  losslessChunk,
  pngChunk,
  sizeBox,
  webpChunk,
  webpOf,
} from '#test/support/files/drawn-files';

const images = Object.keys(imageTypes);
const documentRights = Object.keys(documentTypes);
const joined = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const sound = {
  png: [drawnPng(7, 5), 'image/png', 7, 5],
  jpeg: [drawnJpeg(8, 6), 'image/jpeg', 8, 6],
  webp: [drawnWebp(9, 4), 'image/webp', 9, 4],
  avif: [drawnAvif([sizeBox(5, 4), sizeBox(50, 40)]), 'image/avif', 50, 40],
} as const;
const everySound = Object.entries(sound).map(([name, [bytes, mime, width, height]]) => ({
  name,
  bytes,
  mime,
  size: { width, height },
}));

test.each(everySound)('recognizes a $name and its size', ({ bytes, mime, size }) => {
  expect(inspectFile(bytes, images)).toEqual({ mime, size });
});

test.each(everySound)('rejects a $name that is cut off at any position', ({ bytes }) => {
  for (let length = 12; length < bytes.length; length += 1)
    expect(inspectFile(bytes.subarray(0, length), images)).toMatch(/^(damaged|wrong-type)$/);
});

test.each(everySound)('rejects a $name with a byte after its end', ({ bytes }) => {
  expect(inspectFile(joined(bytes, '\0'), images)).toMatch(/^(hidden-content|damaged)$/);
});

const art = readdirSync('tools/seed/art', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(png|webp)$/.test(name),
);

test('accepts images that a browser has encoded', () => {
  expect(art.length).toBeGreaterThan(8);
  for (const name of art)
    expect([name, inspectFile(readFileSync(join('tools/seed/art', name)), images)]).toEqual([
      name,
      { mime: expect.stringMatching(/^image\/(png|webp)$/) as unknown, size: expect.anything() as unknown },
    ]);
});

describe('a PNG', () => {
  const header = drawnPng().subarray(0, 33);
  const image = drawnPng().subarray(33);

  test('has one header at the start, and image data before its end', () => {
    for (const bytes of [
      joined(header, header.subarray(8), image),
      joined(header.subarray(0, 8), image),
      joined(header, pngChunk('IEND', Buffer.alloc(0))),
    ])
      expect(inspectFile(bytes, images)).toBe('damaged');
  });

  test('has a width and a height above zero', () => {
    expect(inspectFile(drawnPng(0, 5), images)).toBe('damaged');
  });

  test('counts the pixels of every frame', () => {
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(4000, 4);
    frame.writeUInt32BE(4000, 8);
    const frames = [1, 2].map(() => pngChunk('fcTL', frame));
    expect(inspectFile(drawnPng(4000, 4000, frames), images)).toBe('too-many-pixels');
  });
});

describe('a JPEG', () => {
  const [head, tail] = [drawnJpeg().subarray(0, 20), drawnJpeg().subarray(20)];

  test('has one frame', () => {
    const frame = jpegSegment(0xc2, Buffer.from('080008000801011100', 'hex'));
    expect(inspectFile(joined(head, frame, tail), images)).toBe('damaged');
  });

  test('is not lossless or arithmetically coded, because no browser shows these', () => {
    for (const marker of [0xc3, 0xc9]) {
      const bytes = drawnJpeg();
      bytes[bytes.indexOf('ffc0', 0, 'hex') + 1] = marker;
      expect(inspectFile(bytes, images)).toBe('damaged');
    }
  });

  test('may have several scans, restarts and markers with padding', () => {
    const scan = drawnJpeg().subarray(drawnJpeg().indexOf('ffda', 0, 'hex'), -2);
    const bytes = joined(head, '\xff', tail.subarray(0, -2), scan, '\xff\xd0\xff\x00\x3f', '\xff\xd9');
    expect(inspectFile(bytes, images)).toMatchObject({ mime: 'image/jpeg' });
  });
});

describe('a WebP', () => {
  test('may have a canvas around its image', () => {
    const bytes = webpOf(canvasChunk(300, 200), losslessChunk(300, 200), webpChunk('EXIF', Buffer.alloc(3)));
    expect(inspectFile(bytes, images)).toEqual({ mime: 'image/webp', size: { width: 300, height: 200 } });
  });

  test('has no image that is larger than its canvas', () => {
    expect(inspectFile(webpOf(canvasChunk(3, 2), losslessChunk(16_000, 16_000)), images)).toBe('damaged');
  });

  test('has an image', () => {
    expect(inspectFile(webpOf(canvasChunk(3, 2)), images)).toBe('damaged');
  });

  const animation = (width: number, height: number, ...chunks: readonly Buffer[]) =>
    webpOf(
      canvasChunk(300, 200),
      webpChunk('ANIM', Buffer.alloc(6)),
      frameChunk(width, height, ...chunks),
      frameChunk(width, height, ...chunks),
    );

  test('may be animated, and counts the pixels of every frame', () => {
    expect(inspectFile(animation(30, 20, losslessChunk(30, 20)), images)).toEqual({
      mime: 'image/webp',
      size: { width: 300, height: 200 },
    });
    const many = Array.from({ length: 500 }, () => frameChunk(300, 200, losslessChunk(300, 200)));
    expect(inspectFile(webpOf(canvasChunk(300, 200), ...many), images)).toBe('too-many-pixels');
  });

  test('has frames that each hold exactly one image of their size', () => {
    for (const chunks of [[], [losslessChunk(31, 20)], [losslessChunk(30, 20), losslessChunk(30, 20)]])
      expect(inspectFile(animation(30, 20, ...chunks), images)).toBe('damaged');
    const hidden = [losslessChunk(30, 20), webpChunk('EVIL', Buffer.alloc(4))];
    expect(inspectFile(animation(30, 20, ...hidden), images)).toBe('hidden-content');
  });

  test('has no chunk of an unknown type', () => {
    expect(inspectFile(webpOf(losslessChunk(1, 1), webpChunk('EVIL', Buffer.alloc(4))), images)).toBe(
      'hidden-content',
    );
  });
});

describe('an AVIF', () => {
  test('has a size, one item description and item data', () => {
    for (const bytes of [
      drawnAvif([]),
      drawnAvif([sizeBox(5, 4)], box('meta', Buffer.alloc(4))),
      drawnAvif().subarray(0, -48),
    ])
      expect(inspectFile(bytes, images)).toBe('damaged');
  });

  test('has only zeros in its free space', () => {
    expect(inspectFile(drawnAvif([sizeBox(5, 4)], box('free', Buffer.from('x'))), images)).toBe(
      'hidden-content',
    );
    expect(inspectFile(drawnAvif([sizeBox(5, 4)], box('free', Buffer.alloc(4))), images)).toMatchObject({
      mime: 'image/avif',
    });
  });

  test('has no box whose length is "to the end of the file"', () => {
    const open = box('mdat', Buffer.from('x'));
    open.writeUInt32BE(0);
    expect(inspectFile(drawnAvif([sizeBox(5, 4)], open), images)).toBe('damaged');
  });

  test('is not a video and not a similar format', () => {
    for (const kind of ['avis', 'heic', 'mif1', 'isom'])
      expect(
        inspectFile(Buffer.from(drawnAvif().toString('latin1').replace('avif', kind), 'latin1'), images),
      ).toBe('wrong-type');
  });

  test('is as large as its largest item', () => {
    expect(inspectFile(drawnAvif([sizeBox(5, 4), sizeBox(5001, 5000)]), images)).toBe('too-many-pixels');
  });
});

describe('a PDF', () => {
  test('is a document and not an image', () => {
    expect(inspectFile(drawnPdf(), documentRights)).toEqual({ mime: 'application/pdf' });
    expect(inspectFile(drawnPdf(), images)).toBe('wrong-type');
  });

  test('ends at an existing cross-reference table', () => {
    const text = drawnPdf().toString('latin1');
    const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1');
    expect(inspectFile(changed(/startxref\n\d+/, 'startxref\n3'), documentRights)).toBe('damaged');
    expect(inspectFile(changed('%%EOF', ''), documentRights)).toBe('damaged');
    expect(inspectFile(changed('%%EOF\n', '%%EOF\nx'), documentRights)).toBe('hidden-content');
  });

  test.each([
    '/S /JavaScript',
    '/S /J#61va#53cript',
    '/S /Launch',
    '/Type /EmbeddedFile',
    '/EmbeddedFiles 5 0 R',
  ])('has no active content: %s', (action) => {
    expect(inspectFile(drawnPdf(`<< ${action} >>`), documentRights)).toBe('hidden-content');
  });
});

test('25 million pixels are enough', () => {
  expect(inspectFile(drawnPng(5000, 5000), images)).toMatchObject({ mime: 'image/png' });
  expect(inspectFile(drawnPng(5000, 5001), images)).toBe('too-many-pixels');
});

test.each([
  '<ScRiPt>',
  '<svg onLoad =x()>',
  '<svg><set onbegin=x()>',
  '<svg><use href=//x>',
  '<html>',
  '<!DOCTYPE',
  '<?php ',
  'JavaScript:',
  '<iframe/',
])('rejects %s anywhere in an image', (hidden) => {
  expect(inspectFile(drawnJpeg(8, 8, `a${hidden}b`), images)).toBe('hidden-content');
});

test('accepts pixels that look like the start of markup or a program by chance', () => {
  const pixels = joined('<svg>', '\0\x9a'.repeat(99), '<?php', '\xa7', 'PK\x03\x04', '\x81');
  expect(inspectFile(joined(drawnJpeg().subarray(0, -2), pixels, '\xff\xd9'), images)).toEqual({
    mime: 'image/jpeg',
    size: { width: 8, height: 8 },
  });
});

test('rejects random bytes quickly', () => {
  let seed = 1;
  const random = Buffer.from(
    Array.from({ length: 100_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff),
  );
  for (const { bytes } of everySound)
    expect(typeof inspectFile(joined(bytes.subarray(0, 12), random), images)).toBe('string');
});
