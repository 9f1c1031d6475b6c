import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c, crc64nvme } from './cyclic-redundancy';
import { s3Error } from '../protocol/s3-error';

const prefix = 'x-amz-checksum-';
const hash = (algorithm: string) => (bytes: Buffer) => createHash(algorithm).update(bytes).digest();

/** Amazon S3 User Guide, "Checking object integrity": base64 of the big-endian value. */
const algorithms: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  [`${prefix}crc32`]: (bytes) => bigEndian(crc32(bytes)),
  [`${prefix}crc32c`]: (bytes) => bigEndian(crc32c(bytes)),
  [`${prefix}crc64nvme`]: crc64nvme,
  [`${prefix}sha1`]: hash('sha1'),
  [`${prefix}sha256`]: hash('sha256'),
  'content-md5': hash('md5'),
};

/** Returns the checksum in the headers. Throws BadDigest if it is wrong. */
export function checkedChecksum(
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, compute] of Object.entries(algorithms)) {
    const stated = headers[name];
    if (stated === undefined) continue;
    if (compute(bytes).toString('base64') !== stated) {
      throw s3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
    if (name !== 'content-md5') kept[name] = stated;
  }
  return kept;
}

/** Returns the header of an algorithm such as `CRC32`. Throws InvalidRequest. */
export function checksumHeaderOf(algorithm: string | undefined): string | undefined {
  if (algorithm === undefined) return undefined;
  const header = `${prefix}${algorithm.toLowerCase()}`;
  if (algorithms[header] !== undefined) return header;
  throw s3Error('InvalidRequest', 'Checksum algorithm provided is unsupported. Please try again.');
}

/** `ChecksumCRC32` for `x-amz-checksum-crc32`. */
export const checksumElement = (header: string) => `Checksum${header.slice(prefix.length).toUpperCase()}`;

/** Amazon S3 User Guide, "Checking object integrity", Full object and composite checksum types. */
export function checksumOfParts(
  header: string,
  isWhole: boolean,
  whole: Buffer,
  parts: readonly Readonly<Record<string, string>>[],
): Record<string, string> {
  const compute = algorithms[header];
  if (compute === undefined) return {};
  if (isWhole) return { [header]: compute(whole).toString('base64') };
  const ofParts = parts.map((checksum) => Buffer.from(checksum[header] ?? '', 'base64'));
  return { [header]: `${compute(Buffer.concat(ofParts)).toString('base64')}-${parts.length}` };
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
