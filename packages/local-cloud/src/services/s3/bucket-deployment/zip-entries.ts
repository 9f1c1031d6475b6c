import { inflateRawSync } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');

/** Returns the files in a zip archive, stored or deflated. APPNOTE.TXT, ".ZIP File Format Specification", 4.3. */
export function zipEntries(zip: Buffer): [name: string, bytes: Buffer][] {
  const end = zip.lastIndexOf(endOfDirectory);
  if (end < 0) throw new Error('the asset is not a zip archive');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries: [string, Buffer][] = [];
  for (let index = 0; index < count; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) entries.push([name, contentOf(zip, at)]);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(zip: Buffer, directoryEntry: number): Buffer {
  const method = zip.readUInt16LE(directoryEntry + 10);
  const size = zip.readUInt32LE(directoryEntry + 20);
  const header = zip.readUInt32LE(directoryEntry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + size);
  if (method === 0) return content;
  if (method === 8) return inflateRawSync(content);
  throw new Error(`the archive's compression method ${method} is not supported`);
}
