import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { s3Error } from './s3-error';

/** Amazon S3 User Guide, "Checking object integrity": base64 of the big-endian value. */
const algorithms: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'x-amz-checksum-crc32': (bytes) => bigEndian(BigInt(crc32(bytes)), 4),
  'x-amz-checksum-crc32c': (bytes) => bigEndian(reflectedCrc(bytes, 0x82f63b78n, 32n), 4),
  'x-amz-checksum-crc64nvme': (bytes) => bigEndian(reflectedCrc(bytes, 0x9a6c9329ac4bc9b5n, 64n), 8),
  'x-amz-checksum-sha1': (bytes) => createHash('sha1').update(bytes).digest(),
  'x-amz-checksum-sha256': (bytes) => createHash('sha256').update(bytes).digest(),
  'content-md5': (bytes) => createHash('md5').update(bytes).digest(),
};

/** The checksum that the headers state, to be kept with the object. Throws BadDigest when it is another one. */
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

function reflectedCrc(bytes: Buffer, polynomial: bigint, bits: bigint): bigint {
  const table = Array.from({ length: 256 }, (_, index) => {
    let entry = BigInt(index);
    for (let bit = 0; bit < 8; bit += 1)
      entry = (entry & 1n) === 1n ? (entry >> 1n) ^ polynomial : entry >> 1n;
    return entry;
  });
  const ones = (1n << bits) - 1n;
  let crc = ones;
  for (const byte of bytes) crc = (crc >> 8n) ^ (table[Number(crc & 0xffn) ^ byte] ?? 0n);
  return crc ^ ones;
}

function bigEndian(value: bigint, length: number): Buffer {
  return Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex');
}
