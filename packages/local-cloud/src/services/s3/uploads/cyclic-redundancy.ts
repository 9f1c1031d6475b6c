/** The catalogue of parametrised CRC algorithms, CRC-32/ISCSI. */
export function crc32c(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (castagnoli[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, index) => {
  let entry = index;
  for (let bit = 0; bit < 8; bit += 1) entry = (entry & 1) === 1 ? (entry >>> 1) ^ 0x82f63b78 : entry >>> 1;
  return entry;
});

/** CRC-64/NVME of the same catalogue, computed in two halves, because 64-bit integers are a hundred times slower. */
export function crc64nvme(bytes: Buffer): Buffer {
  let [high, low] = [0xffffffff, 0xffffffff];
  for (const byte of bytes) {
    const index = (low ^ byte) & 0xff;
    low = ((low >>> 8) | (high << 24)) ^ (nvme.low[index] ?? 0);
    high = (high >>> 8) ^ (nvme.high[index] ?? 0);
  }
  const answer = Buffer.alloc(8);
  answer.writeUInt32BE(~high >>> 0, 0);
  answer.writeUInt32BE(~low >>> 0, 4);
  return answer;
}

const nvme = tableOf(0x9a6c9329ac4bc9b5n);

function tableOf(polynomial: bigint): { high: Uint32Array; low: Uint32Array } {
  const entries = Array.from({ length: 256 }, (_, index) => {
    let entry = BigInt(index);
    for (let bit = 0; bit < 8; bit += 1)
      entry = (entry & 1n) === 1n ? (entry >> 1n) ^ polynomial : entry >> 1n;
    return entry;
  });
  return {
    high: Uint32Array.from(entries, (entry) => Number(entry >> 32n)),
    low: Uint32Array.from(entries, (entry) => Number(entry & 0xffffffffn)),
  };
}
