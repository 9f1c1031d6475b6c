/**
 * What a browser, a mail program or a server could take for a page or a program, wherever it stands in the file. Each
 * is long enough to come by chance in less than one of 100,000 pictures, whose compressed bytes are as good as drawn by lot.
 */
const text = /<script|<(?:html|iframe|object|embed)[\s/>]|<!doctype|<\?php\s|javascript:/i;

/** Together alone: a drawing does nothing without something in it that runs or that it takes from elsewhere. */
const drawing = [/<svg[\s/>]/i, /\bon[a-z]{4,}\s*=|xmlns|href/i];

/** An archive's directory is read from its end, whatever comes before. APPNOTE.TXT 6.3.10, 4.3.7 and 4.3.16. */
const zip = ['PK\x03\x04', 'PK\x05\x06'];

/**
 * Whether a file contains hidden content. Images are searched as stored, because compressed pixels are only
 * drawn.
 */
export function hidesContent(bytes: Buffer): boolean {
  if (zip.every((mark) => bytes.includes(mark, 0, 'latin1'))) return true;
  const content = bytes.toString('latin1');
  return text.test(content) || drawing.every((mark) => mark.test(content));
}
