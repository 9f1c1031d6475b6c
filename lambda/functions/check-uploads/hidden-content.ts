/** What a browser, a mail program or a server could take for a page or a program, wherever it stands in the file. */
const text = /<script|<(?:svg|html|iframe|object|embed)[\s/>]|<!doctype|<\?php|javascript:/i;

/** An archive's directory is read from its end, whatever comes before. APPNOTE.TXT 6.3.10, 4.3.7 and 4.3.16. */
const zip = ['PK\x03\x04', 'PK\x05\x06'];

/** Whether a file is more than it says. Pictures are looked at as they are stored: what they compress is drawn only. */
export function hidesContent(bytes: Buffer): boolean {
  return zip.every((mark) => bytes.includes(mark, 0, 'latin1')) || text.test(bytes.toString('latin1'));
}
