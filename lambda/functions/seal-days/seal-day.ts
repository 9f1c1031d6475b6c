import { type DaySeal, nextSeal, sealBreak, type SealContents, sealText } from '@novalink/ledger/day';
import type { Clock } from '#lambda/runtime/clock';
import { BrokenDay } from '#lambda/functions/seal-days/broken-day';
import { countLinkedDay, type CountNeeds } from '#lambda/functions/seal-days/count-linked-day';
import type { DaySealStore } from '#lambda/stores/coins/day-seal-store';
import type { SealArchive } from '#lambda/stores/coins/seal-archive';

export interface SealDayNeeds extends CountNeeds {
  readonly seals: DaySealStore;
  readonly archive: SealArchive;
  readonly clock: Clock;
}

/**
 * Seals the entries that no seal of the day covers yet: the whole day, or late entries. Returns undefined if
 * there are no new entries.
 */
export function sealDay(needs: SealDayNeeds) {
  const { seals, archive, clock } = needs;
  const count = countLinkedDay(needs);
  const keep = keepSeal(needs);
  return async (brandId: string, day: string): Promise<DaySeal | undefined> => {
    const earlier = await seals.ofDay(brandId, day);
    const sealedHeads = earlier.at(-1)?.heads ?? [];
    const contents = await count({ brandId, day, sealedHeads });
    if (earlier.length > 0 && contents.count === 0) return undefined;
    const of = { brandId, day, part: earlier.length + 1 };
    const last = await seals.last(brandId);
    // The copy still exists after the table was restored to an earlier time.
    const kept = await archive.find(of);
    if (kept && !isSealOf(kept, contents, last)) {
      const isSealedMeanwhile = (await seals.ofDay(brandId, day)).length > earlier.length;
      throw isSealedMeanwhile ? anotherSweep(brandId) : new BrokenDay(brandId, day, otherSeal);
    }
    const seal = kept ?? nextSeal({ ...of, sealedAt: clock().toISOString() }, last, contents);
    if (!(await seals.append(seal))) throw anotherSweep(brandId);
    await keep(seal);
    return seal;
  };
}

const anotherSweep = (brandId: string) => new Error(`Another sweep seals the days of brand ${brandId}.`);
const otherSeal = 'the copy in S3 has a different seal';

/** Whether the seal follows the latest seal and matches the entries. */
const isSealOf = (
  seal: DaySeal,
  { count, declined, sums, root }: SealContents,
  last: DaySeal | undefined,
): boolean =>
  sealBreak(seal, last) === undefined &&
  seal.root === root &&
  sealText({ ...seal, count, declined, sums }) === sealText(seal);

/** Copies a seal of the table to the archive. Throws BrokenDay if the seal or its copy was changed. */
export const keepSeal =
  ({ archive }: Pick<SealDayNeeds, 'archive'>) =>
  async (seal: DaySeal): Promise<void> => {
    const { brandId, day, seq, prevHash } = seal;
    const reason = sealBreak(seal, seq === 1 ? undefined : { seq: seq - 1, hash: prevHash });
    if (reason !== undefined) throw new BrokenDay(brandId, day, reason);
    if (!(await archive.keep(seal))) throw new BrokenDay(brandId, day, otherSeal);
  };
