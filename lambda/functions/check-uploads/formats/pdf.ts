/** ISO 32000-2, 7.5.5: the last lines say where the last table of contents is. */
const end = /startxref\s+(\d+)\s+%%EOF/g;
const tailBytes = 1024;
const start = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/;
/** A table, or an object that holds one. */
const contents = /^(?:xref|\d+\s+\d+\s+obj)/;
/** What a paper does not need: programs that run, or files that come out, when it is opened. */
const actions = /\/(?:JavaScript|Launch|EmbeddedFiles?)\b/;
/** ISO 32000-2, 7.3.5: how else a letter of a name may be written. */
const writtenOut = /#([4-7][0-9a-f])/gi;

export const isPdf = (bytes: Buffer) => start.test(bytes.toString('latin1', 0, 10));

/**
 * From its version to its end, which is the file's, with nothing that acts by itself. What its streams compress is not
 * looked into.
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
