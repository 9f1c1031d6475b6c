import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { UploadError } from '#domain/uploads';
import {
  drawnAvif,
  box,
  drawnJpeg,
  losslessChunk,
  sizeBox,
  drawnPdf,
  pngChunk,
  drawnPng,
  webpChunk,
  drawnWebp,
  webpOf,
} from './drawn-files';

/** An invalid file, as an attacker would upload it. */
export interface HostileFile {
  readonly name: string;
  readonly place: 'images' | 'documents';
  readonly extension: string;
  /** The type that the uploader states. */
  readonly type: string;
  readonly bytes: Buffer;
  readonly fault: UploadError;
}

const text = (value: string) => Buffer.from(value);
const script = "<script>document.title='owned';parent.document.title='owned'</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='owned'">${script}</svg>`;
const html = `<!doctype html><title>innocent</title>${script}`;
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 7);
const join = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

/** One stored file and its directory. APPNOTE.TXT 6.3.10, 4.3. */
function zipFile(content: string): Buffer {
  const body = deflateRawSync(content);
  const head = Buffer.alloc(26);
  head.writeUInt32LE(body.length, 14);
  head.writeUInt16LE(5, 22);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 6);
  return join(
    Buffer.from('PK\x03\x04', 'latin1'),
    head,
    'a.txt',
    body,
    Buffer.from('PK\x05\x06', 'latin1'),
    end,
  );
}

const exe = Buffer.alloc(256);
exe.write('MZ');
exe.write('PE\0\0', 128);
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);
const icon = Buffer.from('00000100010001010000010018003000000016000000', 'hex');
const brokenPng = drawnPng();
brokenPng[brokenPng.length - 20] = (brokenPng[brokenPng.length - 20] ?? 0) ^ 1;

const image = (
  name: string,
  extension: string,
  type: string,
  bytes: Buffer,
  fault: UploadError,
): HostileFile => ({ name, place: 'images', extension, type, bytes, fault });
const png = (name: string, bytes: Buffer, fault: UploadError) =>
  image(name, 'png', 'image/png', bytes, fault);
const jpeg = (name: string, bytes: Buffer, fault: UploadError) =>
  image(name, 'jpg', 'image/jpeg', bytes, fault);
const webp = (name: string, bytes: Buffer, fault: UploadError) =>
  image(name, 'webp', 'image/webp', bytes, fault);
const avif = (name: string, bytes: Buffer, fault: UploadError) =>
  image(name, 'avif', 'image/avif', bytes, fault);
const paper = (name: string, bytes: Buffer, fault: UploadError): HostileFile => ({
  name,
  place: 'documents',
  extension: 'pdf',
  type: 'application/pdf',
  bytes,
  fault,
});

const aRealWebp = readFileSync('tools/seed/art/aurora-veil/aurora.webp');

export const hostileFiles: readonly HostileFile[] = [
  image('SVG as SVG', 'svg', 'image/svg+xml', text(svg), 'wrong-key'),
  image('SVG sent as SVG under a PNG name', 'png', 'image/svg+xml', text(svg), 'wrong-type'),
  png('SVG named PNG', text(svg), 'wrong-type'),
  png('HTML as a PNG', text(html), 'wrong-type'),
  image('HTML as HTML', 'png', 'text/html', text(html), 'wrong-type'),
  image('a PNG as HTML', 'png', 'text/html', drawnPng(), 'type-mismatch'),
  image('a PNG as JavaScript', 'png', 'text/javascript', drawnPng(), 'type-mismatch'),
  image('a PNG with no type', 'png', 'application/octet-stream', drawnPng(), 'type-mismatch'),
  image('a PNG named JPEG', 'jpg', 'image/jpeg', drawnPng(), 'type-mismatch'),
  jpeg('JavaScript in the comment of a JPEG', drawnJpeg(8, 8, `*/=1;${script}/*`), 'hidden-content'),
  png(
    'HTML in the text of a PNG',
    drawnPng(2, 2, [pngChunk('tEXt', text(`Title\0${html}`))]),
    'hidden-content',
  ),
  png(
    'a link that runs in the text of a PNG',
    drawnPng(2, 2, [pngChunk('tEXt', text('A\0javascript:x()'))]),
    'hidden-content',
  ),
  png('HTML after a PNG', join(drawnPng(), html), 'hidden-content'),
  jpeg('PHP after a JPEG', join(drawnJpeg(), '<?php system($_GET["c"]); ?>'), 'hidden-content'),
  jpeg('PHP in a JPEG', drawnJpeg(8, 8, '<?php phpinfo(); ?>'), 'hidden-content'),
  webp(
    'SVG in the XMP of a WebP',
    webpOf(losslessChunk(1, 1), webpChunk('XMP ', text(svg))),
    'hidden-content',
  ),
  webp('SVG after a WebP', join(aRealWebp, svg), 'hidden-content'),
  avif('HTML in a box of an AVIF', drawnAvif([sizeBox(5, 4)], box('uuid', text(html))), 'hidden-content'),
  png(
    'a zip in a private chunk of a PNG',
    drawnPng(2, 2, [pngChunk('ziPf', zipFile('x'))]),
    'hidden-content',
  ),
  png(
    'a zip in the text of a PNG',
    drawnPng(2, 2, [pngChunk('tEXt', join('a\0', zipFile('x')))]),
    'hidden-content',
  ),
  png('a zip after a PNG', join(drawnPng(), zipFile('x')), 'hidden-content'),
  png('a truncated PNG', cut(drawnPng()), 'damaged'),
  png('a PNG whose checksum is wrong', brokenPng, 'damaged'),
  png('a PNG’s signature alone', drawnPng().subarray(0, 8), 'damaged'),
  jpeg('a truncated JPEG', cut(drawnJpeg()), 'damaged'),
  webp('a truncated WebP', cut(aRealWebp), 'damaged'),
  avif('a truncated AVIF', cut(drawnAvif()), 'damaged'),
  png('a PNG of 900 million pixels', drawnPng(30_000, 30_000), 'too-many-pixels'),
  jpeg('a JPEG of 4 billion pixels', drawnJpeg(65_500, 65_500), 'too-many-pixels'),
  webp('a WebP of 256 million pixels', drawnWebp(16_000, 16_000), 'too-many-pixels'),
  png('more than 5 MB', join(drawnPng(), Buffer.alloc(5_242_880)), 'too-large'),
  png('a GIF', gif, 'wrong-type'),
  png('an icon', icon, 'wrong-type'),
  png('a program for Windows', exe, 'wrong-type'),
  png('a zip', zipFile('x'), 'wrong-type'),
  png('nothing at all', Buffer.alloc(0), 'wrong-type'),
  image('a PDF among images', 'png', 'application/pdf', drawnPdf(), 'wrong-type'),
  paper('HTML after a PDF', join(drawnPdf(), html), 'hidden-content'),
  paper('JavaScript in a PDF', drawnPdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'hidden-content'),
  paper('a file in a PDF', drawnPdf('<< /Type /EmbeddedFile >>'), 'hidden-content'),
  paper('a truncated PDF', cut(drawnPdf()), 'damaged'),
  paper('a WebP among papers', aRealWebp, 'wrong-type'),
  paper('HTML before a PDF', join(html, drawnPdf()), 'wrong-type'),
];
