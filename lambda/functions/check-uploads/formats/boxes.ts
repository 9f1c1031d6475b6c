/** A box of the ISO base media file format. */
export interface Box {
  readonly kind: string;
  readonly body: Buffer;
}

const head = 8;
const longHead = 16;

/** The boxes that fill these bytes exactly; undefined if they do not. ISO/IEC 14496-12, 4.2. */
export function readBoxes(bytes: Buffer): readonly Box[] | undefined {
  const boxes: Box[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + head > bytes.length) return undefined;
    const stated = bytes.readUInt32BE(at);
    const isLong = stated === 1 && at + longHead <= bytes.length;
    // A length of 0 means "to the end of the file", which would include any data that was appended.
    const length = isLong ? Number(bytes.readBigUInt64BE(at + head)) : stated;
    const from = isLong ? longHead : head;
    if (length < from || at + length > bytes.length) return undefined;
    boxes.push({
      kind: bytes.toString('latin1', at + 4, at + head),
      body: bytes.subarray(at + from, at + length),
    });
    at += length;
  }
  return boxes;
}
