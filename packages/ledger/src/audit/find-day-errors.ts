import { checkBlocks, checkLinks, type Fault } from './find-link-errors';
import { checkSealChain, checkSeals } from './find-seal-errors';
import { canonical, hashOfText, rootAbove, type Json, type JsonObject } from './hashes';
import { isObject, numberIn, textIn, type ExportedDays, type Found } from './read-days';

export interface AuditOptions {
  /** True if the export starts with the first seal of each brand, and with the first movement of each wallet. */
  readonly fromBeginning: boolean;
}

/** Returns all errors of the days, blocks and seals of an export. */
export function findDayErrors(exported: ExportedDays, { fromBeginning }: AuditOptions): readonly Fault[] {
  const brands = grouped(exported.seals, (seal) => textIn(seal, 'brandId'));
  const chains = [...brands].flatMap(([brandId, seals]) => checkSealChain(brandId, seals, fromBeginning));
  const movements = grouped(exported.movements, (movement) =>
    dayName(movement, textIn(movement, 'at').slice(0, 10)),
  );
  const blocks = grouped(exported.blocks, (block) => dayName(block, textIn(block, 'day')));
  const seals = grouped(exported.seals, (seal) => dayName(seal, textIn(seal, 'day')));
  const days = new Map(exported.days.map((day) => [dayName(day, textIn(day, 'day')), day]));
  const faults = [...days].flatMap(([name, found]) => {
    const own = movements.get(name) ?? [];
    const day = { brandId: textIn(found, 'brandId'), day: textIn(found, 'day') };
    const { checked, faults: ofBlocks } = checkBlocks(day, blocks.get(name) ?? []);
    return [...ofBlocks, ...checkLinks(own, checked), ...checkSeals(seals.get(name) ?? [], own, checked)];
  });
  const strays = [...movements, ...blocks]
    .filter(([name]) => !days.has(name))
    .map(([name, [first]]) => ({
      place: first?.place ?? '',
      finding: `the export does not contain all of ${name}`,
    }));
  return [...chains, ...faults, ...strays];
}

const dayName = (found: Found, day: string) => `${textIn(found, 'brandId')} ${day}`;

function grouped(
  all: readonly Found[],
  nameOf: (found: Found) => string,
): ReadonlyMap<string, readonly Found[]> {
  const groups = new Map<string, Found[]>();
  for (const found of all) {
    const group = groups.get(nameOf(found));
    if (group) group.push(found);
    else groups.set(nameOf(found), [found]);
  }
  return groups;
}

/** Returns the error of the proof of one movement, `{ entry, proof, seal }`; undefined if the seal covers it. */
export function proofError({ entry, proof, seal }: JsonObject): string | undefined {
  if (!isObject(entry) || !isObject(proof) || !isObject(seal))
    return 'the members entry, proof and seal are required';
  const { hash, ...content } = seal;
  if (hash !== hashOfText(canonical(content))) return 'the seal was changed';
  const [index, size] = [numberIn({ content: proof }, 'index'), numberIn({ content: proof }, 'size')];
  if (!(index >= 0 && index < size) || size !== seal.count) return 'the proof belongs to another seal';
  const leaf = hashOfText(textIn({ content: entry }, 'key')) + hashOfText(canonical(entry));
  const siblings = Array.isArray(proof.siblings) ? proof.siblings.filter(isText) : [];
  const root = rootAbove(leaf, { index, size, siblings });
  return root === seal.root ? undefined : 'the seal does not cover this movement';
}

const isText = (value: Json): value is string => typeof value === 'string';
