import { sizeOf, type Measured, type PictureSize } from '#lambda/functions/check-uploads/formats/measured';

/** https://aomediacodec.github.io/av1-avif/ – still images; the brand `avis` marks image sequences. */
const brand = 'avif';
const known = new Set(['ftyp', 'meta', 'mdat', 'free']);
/** Version and flags of a full box. */
const fullHead = 4;

export const isAvif = (bytes: Buffer) => bytes.toString('latin1', 4, 12) === `ftyp${brand}`;

/** The boxes of the file in order: the file type, the description of the items, and their data. */
export function measureAvif(bytes: Buffer): Measured {
  const boxes = readBoxes(bytes);
  const meta = boxes?.filter(({ kind }) => kind === 'meta') ?? [];
  if (!boxes?.some(({ kind }) => kind === 'mdat') || meta.length !== 1) return 'damaged';
  const isFilled = ({ kind, body }: Box) => kind === 'free' && body.some((byte) => byte !== 0);
  if (boxes.some((box) => !known.has(box.kind) || isFilled(box))) return 'hidden-content';
  return largest(within(within(meta.map(unversioned), 'iprp'), 'ipco')) ?? 'damaged';
}

const unversioned = ({ kind, body }: Box): Box => ({ kind, body: body.subarray(fullHead) });

const within = (boxes: readonly Box[], kind: string): readonly Box[] =>
  boxes.flatMap(({ body }) => (readBoxes(body) ?? []).filter((box) => box.kind === kind));

/** An image can be a grid of smaller images, each with its own size. ISO/IEC 23008-12, 6.5.3. */
function largest(containers: readonly Box[]): PictureSize | undefined {
  const sizes = within(containers, 'ispe').flatMap(({ body }) =>
    body.length === 12 ? [sizeOf(body.readUInt32BE(fullHead), body.readUInt32BE(8))] : [],
  );
  const [first] = sizes.sort((a, b) => b.pixels - a.pixels);
  return first && first.pixels > 0 ? first : undefined;
}

/** A box of the ISO base media file format. */
interface Box {
  readonly kind: string;
  readonly body: Buffer;
}

const head = 8;
const longHead = 16;

/** The boxes that fill these bytes exactly; undefined if they do not. ISO/IEC 14496-12, 4.2. */
function readBoxes(bytes: Buffer): readonly Box[] | undefined {
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
