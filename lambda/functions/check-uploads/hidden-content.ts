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
export function hidesContent(bytes: Buffer): boolean {
  if (zip.every((mark) => bytes.includes(mark, 0, 'latin1'))) return true;
  const content = bytes.toString('latin1');
  return text.test(content) || drawing.every((mark) => mark.test(content));
}
