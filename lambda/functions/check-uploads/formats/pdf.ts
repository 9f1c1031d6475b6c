/** ISO 32000-2, 7.5.5: the last lines give the position of the last cross-reference table. */
const end = /startxref\s+(\d+)\s+%%EOF/g;
const tailBytes = 1024;
const start = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/;
/** A cross-reference table, or an object that contains one. */
const contents = /^(?:xref|\d+\s+\d+\s+obj)/;
/**
 * Features that a document does not need: scripts and embedded files that act when the document is opened.
 */
const actions = /\/(?:JavaScript|Launch|EmbeddedFiles?)\b/;
/** ISO 32000-2, 7.3.5: the other way to write a character of a name. */
const writtenOut = /#([4-7][0-9a-f])/gi;

export const isPdf = (bytes: Buffer) => start.test(bytes.toString('latin1', 0, 10));

/**
 * Checks that the file begins with its version and ends with its end marker, and that nothing in it runs by
 * itself. The contents of compressed streams are not checked.
 */
export function inspectPdf(bytes: Buffer): 'sound' | 'damaged' | 'hidden-content' {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const last = [...tail.matchAll(end)].at(-1);
  if (!last) return bytes.includes('%%EOF') ? 'hidden-content' : 'damaged';
  if (!/^[\r\n]{0,2}$/.test(tail.slice(last.index + last[0].length))) return 'hidden-content';
  const table = Number(last[1]);
  if (!contents.test(bytes.toString('latin1', table, table + 24))) return 'damaged';
  const names = bytes
    .toString('latin1')
    .replace(writtenOut, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return actions.test(names) ? 'hidden-content' : 'sound';
}
