import { createHash } from 'node:crypto';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [name in string]: Json };

/** JSON without whitespace, with sorted object members. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`).join(',')}}`;
}

export const hashOfText = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

const hashOfBytes = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const [leafMark, nodeMark] = [Buffer.of(0), Buffer.of(1)];

/**
 * Computes the Merkle root (RFC 6962) level by level. A last node without a sibling moves up unchanged. `leaves` are
 * in hex.
 */
export function merkleRootOf(leaves: readonly string[]): string {
  let level: readonly Buffer[] = leaves.map((leaf) => hashOfBytes(leafMark, Buffer.from(leaf, 'hex')));
  while (level.length > 1) {
    const above: Buffer[] = [];
    for (let place = 0; place < level.length; place += 2) {
      const [left, right] = [level[place] ?? leafMark, level[place + 1]];
      above.push(right ? hashOfBytes(nodeMark, left, right) : left);
    }
    level = above;
  }
  return (level[0] ?? hashOfBytes()).toString('hex');
}

/** Computes the root from a leaf and the siblings on its path; undefined if their number does not match the tree. */
export function rootAbove(
  leaf: string,
  {
    index,
    size,
    siblings,
  }: { readonly index: number; readonly size: number; readonly siblings: readonly string[] },
): string | undefined {
  let node = hashOfBytes(leafMark, Buffer.from(leaf, 'hex'));
  let [place, width, used] = [index, size, 0];
  while (width > 1) {
    const isAlone = place % 2 === 0 && place === width - 1;
    if (!isAlone) {
      const sibling = Buffer.from(siblings[used] ?? '', 'hex');
      if (sibling.length !== 32) return undefined;
      node = place % 2 === 0 ? hashOfBytes(nodeMark, node, sibling) : hashOfBytes(nodeMark, sibling, node);
      used += 1;
    }
    [place, width] = [Math.floor(place / 2), Math.ceil(width / 2)];
  }
  return used === siblings.length ? node.toString('hex') : undefined;
}
