import { hashOfText } from './hashes';
import { numberIn, objectsIn, textIn, type Found } from './read-days';

export interface Fault {
  readonly place: string;
  readonly finding: string;
}

/** A movement or a link, by the hash of its key. */
export interface Linked {
  readonly keyHash: string;
  readonly entryHash: string;
}

/** A block that follows the one before it in its lane. */
export interface CheckedBlock {
  readonly place: string;
  readonly lane: number;
  readonly seq: number;
  readonly hash: string;
  readonly links: readonly Linked[];
}

/** Returns the blocks of a day sorted by lane, and their errors. */
export function checkBlocks(
  day: { readonly brandId: string; readonly day: string },
  blocks: readonly Found[],
): { readonly checked: readonly CheckedBlock[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const checked: CheckedBlock[] = [];
  const sorted = [...blocks].sort(
    (one, other) =>
      numberIn(one, 'lane') - numberIn(other, 'lane') || numberIn(one, 'seq') - numberIn(other, 'seq'),
  );
  for (const block of sorted) {
    const [lane, seq, hash] = [numberIn(block, 'lane'), numberIn(block, 'seq'), textIn(block, 'hash')];
    const before = checked.at(-1)?.lane === lane ? checked.at(-1) : undefined;
    const links = objectsIn(block.content, 'entries').map((link) => ({
      keyHash: textIn({ content: link }, 'keyHash'),
      entryHash: textIn({ content: link }, 'entryHash'),
    }));
    const prevHash = before?.hash ?? hashOfText(`DAY#${day.brandId}#${day.day}#${lane}`);
    const name = `block ${seq} of lane ${lane}`;
    const wanted = (before?.seq ?? 0) + 1;
    const content = links.map(({ keyHash, entryHash }) => keyHash + entryHash).join('');
    if (seq !== wanted)
      faults.push({ place: block.place, finding: `${name} was found instead of block ${wanted}` });
    else if (textIn(block, 'prevHash') !== prevHash)
      faults.push({ place: block.place, finding: `${name} does not follow the one before` });
    if (hash !== hashOfText(textIn(block, 'prevHash') + content))
      faults.push({ place: block.place, finding: `${name} was changed` });
    checked.push({ place: block.place, lane, seq, hash, links });
  }
  return { checked, faults };
}

/** Returns the differences between the movements of a day and their links. */
export function checkLinks(movements: readonly Found[], blocks: readonly CheckedBlock[]): readonly Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, { readonly found: Found; readonly entryHash: string }>();
  for (const found of movements) {
    const keyHash = textIn(found, 'keyHash');
    const first = known.get(keyHash);
    if (first) faults.push({ place: found.place, finding: `it has the same key as ${first.found.place}` });
    else known.set(keyHash, { found, entryHash: textIn(found, 'entryHash') });
  }
  const linked = new Set<string>();
  for (const { place, links } of blocks)
    for (const { keyHash, entryHash } of links) {
      const entry = known.get(keyHash);
      linked.add(keyHash);
      if (!entry)
        faults.push({ place, finding: `the movement whose key has the hash ${keyHash} is missing` });
      else if (entry.entryHash !== entryHash)
        faults.push({ place: entry.found.place, finding: `the movement ${nameOf(entry.found)} was changed` });
    }
  for (const [keyHash, { found }] of known)
    if (!linked.has(keyHash))
      faults.push({ place: found.place, finding: `the movement ${nameOf(found)} has no link` });
  return faults;
}

const nameOf = (movement: Found) => textIn(movement, 'key');
