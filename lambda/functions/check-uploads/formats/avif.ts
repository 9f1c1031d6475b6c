import { readBoxes, type Box } from '#lambda/functions/check-uploads/formats/boxes';
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
