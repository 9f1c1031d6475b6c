import type { CheckedBlock, Fault } from './find-link-errors';
import { canonical, hashOfText, merkleRootOf, type JsonObject } from './hashes';
import { numberIn, objectsIn, textIn, type Found } from './read-days';

/** Returns the errors in the chain of seals of a brand. All copies of a seal must be equal. */
export function checkSealChain(
  brandId: string,
  seals: readonly Found[],
  fromBeginning: boolean,
): readonly Fault[] {
  const faults: Fault[] = [];
  const parts = new Map<string, number>();
  let before: Found | undefined;
  for (const seal of [...seals].sort((one, other) => numberIn(one, 'seq') - numberIn(other, 'seq'))) {
    const { place } = seal;
    const [seq, part, day] = [numberIn(seal, 'seq'), numberIn(seal, 'part'), textIn(seal, 'day')];
    const name = `seal ${seq} of brand ${brandId} (${day})`;
    if (before && numberIn(before, 'seq') === seq) {
      if (canonical(before.content) !== canonical(seal.content))
        faults.push({ place, finding: `${name} differs from the one at ${before.place}` });
      continue;
    }
    const { hash, ...content } = seal.content;
    if (hash !== hashOfText(canonical(content))) faults.push({ place, finding: `${name} was changed` });
    const isFirst = before === undefined && !fromBeginning;
    const wanted = isFirst ? seq : (before ? numberIn(before, 'seq') : 0) + 1;
    const prevHash = before ? textIn(before, 'hash') : hashOfText(`SEALS#${brandId}`);
    if (seq !== wanted) faults.push({ place, finding: `${name} was found instead of seal ${wanted}` });
    else if (!(isFirst && seq > 1) && textIn(seal, 'prevHash') !== prevHash)
      faults.push({ place, finding: `${name} does not follow the one before` });
    const wantedPart = (parts.get(day) ?? 0) + 1;
    if (fromBeginning && part !== wantedPart)
      faults.push({ place, finding: `${name} is part ${part} instead of ${wantedPart}` });
    parts.set(day, part);
    before = seal;
  }
  return faults;
}

/** Returns the differences between the seals of a day, its movements and its blocks. */
export function checkSeals(
  seals: readonly Found[],
  movements: readonly Found[],
  blocks: readonly CheckedBlock[],
): readonly Fault[] {
  const faults: Fault[] = [];
  const byKeyHash = new Map(movements.map((found) => [textIn(found, 'keyHash'), found]));
  const covered = new Set<string>();
  for (const seal of firstCopies(seals)) {
    const { place } = seal;
    const name = `the seal of ${textIn(seal, 'day')}, part ${numberIn(seal, 'part')}`;
    const heads = objectsIn(seal.content, 'heads').map(headOf);
    const own = new Map<string, string>();
    for (const head of heads.filter((one) => !blocks.some((block) => isHead(block, one))))
      faults.push({
        place,
        finding: `${name} names block ${head.seq} of lane ${head.lane}, which is missing or different`,
      });
    for (const { lane, seq, links } of blocks)
      if (heads.some((head) => head.lane === lane && head.seq >= seq))
        for (const { keyHash, entryHash } of links) if (!covered.has(keyHash)) own.set(keyHash, entryHash);
    for (const keyHash of own.keys()) covered.add(keyHash);
    const reported = Object.fromEntries(
      ['count', 'declined', 'sums', 'root'].map((member) => [member, seal.content[member] ?? null]),
    );
    for (const [member, value] of Object.entries(contentsOf(own, byKeyHash)))
      if (canonical(value ?? null) !== canonical(reported[member] ?? null))
        faults.push({ place, finding: `${name} has a ${member} that does not match its movements` });
  }
  if (seals.length === 0) return faults;
  const open = [...byKeyHash].filter(([keyHash]) => !covered.has(keyHash));
  return [
    ...faults,
    ...open.map(([, found]) => ({
      place: found.place,
      finding: `no seal covers the movement ${textIn(found, 'key')}`,
    })),
  ];
}

const headOf = (content: JsonObject) => ({
  lane: numberIn({ content }, 'lane'),
  seq: numberIn({ content }, 'seq'),
  hash: textIn({ content }, 'hash'),
});

const isHead = (block: CheckedBlock, { lane, seq, hash }: ReturnType<typeof headOf>) =>
  block.lane === lane && block.seq === seq && block.hash === hash;

/** Returns the expected content of a seal of these movements. */
function contentsOf(own: ReadonlyMap<string, string>, byKeyHash: ReadonlyMap<string, Found>): JsonObject {
  const leaves = [...own].map(([keyHash, entryHash]) => keyHash + entryHash).sort();
  const sums = new Map<string, { count: number; amount: bigint }>();
  let declined = 0;
  for (const keyHash of own.keys()) {
    const found = byKeyHash.get(keyHash);
    if (!found) continue;
    if (textIn(found, 'state') === 'DECLINED') declined += 1;
    else {
      const name = [textIn(found, 'coin'), textIn(found, 'purse'), textIn(found, 'kind')].join(' ');
      const { count, amount } = sums.get(name) ?? { count: 0, amount: 0n };
      sums.set(name, { count: count + 1, amount: amount + amountOf(found) });
    }
  }
  const sorted = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    count: own.size,
    declined,
    root: merkleRootOf(leaves),
    sums: sorted.map(([name, { count, amount }]) => {
      const [coin = '', purse = '', kind = ''] = name.split(' ');
      return { coin, purse, kind, count, amount: `${amount}` };
    }),
  };
}

/** An amount that is not a whole number does not match the sum of the seal. */
function amountOf(found: Found): bigint {
  const text = textIn(found, 'amount');
  return /^-?\d+$/.test(text) ? BigInt(text) : 0n;
}

/** Sorted by part, without further copies. */
function firstCopies(seals: readonly Found[]): readonly Found[] {
  const byPart = new Map<number, Found>();
  for (const seal of seals) if (!byPart.has(numberIn(seal, 'part'))) byPart.set(numberIn(seal, 'part'), seal);
  return [...byPart.values()].sort((one, other) => numberIn(one, 'part') - numberIn(other, 'part'));
}
