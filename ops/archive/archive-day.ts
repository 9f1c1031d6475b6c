import { sealObjectKey } from '#domain/keys';
import { type DaySeal, sealText } from '@novalink/ledger/day';
import type { DaySealStore } from '#lambda/stores/coins/day-seal-store';
import { findDayErrors, joinDays, readDays } from '@novalink/ledger/audit';
import type { DayArchive } from './day-archive';
import { filesOf, linesIn, linesOfDay, type DayReads } from './day-files';

export interface ArchiveNeeds extends DayReads {
  readonly seals: Pick<DaySealStore, 'ofDay' | 'every'>;
  readonly archive: DayArchive;
  /** The locked copies of the seals in S3. */
  readonly copies: Pick<DayArchive, 'read'>;
}

/** The result for a day: archived now, archived earlier, or not sealed yet. */
export type ArchivedDay = 'archived' | 'there' | 'unsealed';

/** The manifest of an archived day, written after all of its files are written and verified. */
interface Manifest {
  readonly brandId: string;
  readonly day: string;
  /** The number of seals of the day. */
  readonly parts: number;
  readonly files: readonly string[];
  readonly entries: number;
}

const folderOf = (brandId: string, day: string, parts: number) => `days/${brandId}/${day}/${parts}`;
const manifestName = (folder: string) => `${folder}/manifest.json`;

/**
 * Writes the movements, blocks and seals of a sealed day to the archive, reads them back and audits them
 * against the copies of the seals. Then writes the day's manifest; an archive without a manifest is
 * incomplete. Throws for a day that differs from its seals. Removes nothing from the journal.
 */
export function archiveDay(needs: ArchiveNeeds) {
  const { seals, archive } = needs;
  return async (brandId: string, day: string): Promise<ArchivedDay> => {
    const ofDay = await seals.ofDay(brandId, day);
    if (ofDay.length === 0) return 'unsealed';
    const folder = folderOf(brandId, day, ofDay.length);
    if (await archive.read(manifestName(folder))) return 'there';
    const chain = await chainOf(needs, ofDay);
    await checkCopies(needs, chain);
    const files: string[] = [];
    for await (const file of filesOf(linesOfDay(needs, { brandId, day }, chain))) {
      const name = `${folder}/${`${files.length + 1}`.padStart(4, '0')}.jsonl.gz`;
      await archive.write(name, file);
      files.push(name);
    }
    await audit(archive, files, ofDay);
    const entries = ofDay.reduce((sum, { count }) => sum + count, 0);
    const manifest: Manifest = { brandId, day, parts: ofDay.length, files, entries };
    await archive.writeNew(manifestName(folder), Buffer.from(JSON.stringify(manifest)));
    return 'archived';
  };
}

/** The seals of a day and all seals between them, which form one chain. */
async function chainOf({ seals }: ArchiveNeeds, ofDay: readonly DaySeal[]): Promise<readonly DaySeal[]> {
  const [first, last] = [ofDay[0], ofDay.at(-1)];
  if (!first || !last || last.seq - first.seq + 1 === ofDay.length) return ofDay;
  const chain: DaySeal[] = [];
  for await (const seal of seals.every(first.brandId))
    if (seal.seq >= first.seq && seal.seq <= last.seq) chain.push(seal);
  return chain;
}

async function checkCopies({ copies }: ArchiveNeeds, seals: readonly DaySeal[]): Promise<void> {
  for (const seal of seals) {
    const copy = await copies.read(sealObjectKey(seal.brandId, seal.day, seal.part));
    if (copy === undefined || Buffer.from(copy).toString('utf8') !== sealText(seal))
      throw new Error(`The seal of ${seal.day}, part ${seal.part}, differs from its locked copy.`);
  }
}

/** Audits the archived files with the auditor, which shares no code with the ledger. */
async function audit(
  archive: DayArchive,
  files: readonly string[],
  seals: readonly DaySeal[],
): Promise<void> {
  const parts = await Promise.all(
    files.map(async (name) => {
      const file = await archive.read(name);
      if (!file) throw new Error(`${name} is not in the archive.`);
      return readDays(name, linesIn(file));
    }),
  );
  const exported = joinDays(parts);
  const [fault] = findDayErrors(exported, { fromBeginning: false });
  if (fault) throw new Error(`${fault.place}: ${fault.finding}.`);
  const sealed = seals.reduce((sum, { count }) => sum + count, 0);
  if (exported.movements.length !== sealed)
    throw new Error(`The archive has ${exported.movements.length} of ${sealed} movements.`);
}
