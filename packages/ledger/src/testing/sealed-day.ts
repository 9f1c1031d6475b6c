import { countDay } from '#ledger/day/count-day';
import { type DayBlock, type DayBreak, type DayLane, nextBlock } from '#ledger/day/day-chain';
import { type LaneHead, type LinkedDigests, readDigests } from '#ledger/day/day-digests';
import { type DaySeal, nextSeal, type SealContents } from '#ledger/day/day-seal';
import { declinedEntry, postedEntry } from '#ledger/post/entries';
import type { MovementRequest, StoredMovement } from '#ledger/post/movement';
import { sha256 } from '@novalink/engine/hash';

export type Lanes = ReadonlyMap<number, readonly DayBlock[]>;

export const theDay = { brandId: 'B', day: '2026-11-01' };

const request = (number: number): MovementRequest => ({
  key: `BET#B#ann#${number}`,
  kind: number % 2 === 0 ? 'WIN' : 'BET',
  brandId: 'B',
  playerId: 'ann',
  coin: number % 5 === 0 ? 'GEM' : 'GOLD',
  purse: 'MAIN',
  amount: number % 2 === 0 ? 7n : -3n,
  actor: 'ann',
  reason: null,
  reference: `round-${number}`,
  requestHash: 'ab'.repeat(32),
  counter: 'HOUSE',
});

/** Movement `number` of the day. Every seventh movement is declined. */
export function sampleEntry(number: number, of: Partial<MovementRequest> = {}): StoredMovement {
  const at = new Date(Date.UTC(2026, 10, 1, 10, 0, number));
  const asked = { ...request(number), ...of };
  if (number % 7 === 0) return declinedEntry(asked, { at, why: 'insufficient', seenBalance: 1n });
  return postedEntry(asked, { balance: 100n, version: number }, { at, treasuryShard: null });
}

export const sampleEntries = (count: number) =>
  Array.from({ length: count }, (_, place) => sampleEntry(place + 1));

/** Splits entries into blocks of `size` entries in one lane. */
export function blocksOf(entries: readonly StoredMovement[], size: number, lane = 3): readonly DayBlock[] {
  const of: DayLane = { ...theDay, lane };
  const blocks: DayBlock[] = [];
  for (let from = 0; from < entries.length; from += size)
    blocks.push(nextBlock(of, blocks.at(-1), entries.slice(from, from + size)));
  return blocks;
}

export function linkedIn(lanes: Lanes, sealedHeads: readonly LaneHead[] = []): LinkedDigests | DayBreak {
  const reader = readDigests(theDay, sealedHeads);
  for (const [lane, blocks] of lanes)
    for (const block of blocks) {
      const broken = reader.add(lane, block);
      if (broken) return broken;
    }
  return reader.linked();
}

export const isBreak = (found: object): found is DayBreak => 'reason' in found;

/** The contents of a seal of the day, or why it cannot be sealed. */
export function contentsOf(
  entries: readonly StoredMovement[],
  lanes: Lanes,
  sealedHeads: readonly LaneHead[] = [],
): SealContents | DayBreak {
  const linked = linkedIn(lanes, sealedHeads);
  if (isBreak(linked)) return linked;
  const count = countDay(linked);
  for (const entry of entries) {
    const outcome = count.add(entry);
    if (outcome === undefined) return { reason: `an entry has no link: ${entry.key}` };
    if (outcome !== 'counted') return outcome;
  }
  return count.contents(sha256);
}

export function sealOf(contents: SealContents | DayBreak, last?: DaySeal): DaySeal {
  if (isBreak(contents)) throw new Error(contents.reason);
  const part = (last?.part ?? 0) + 1;
  return nextSeal({ ...theDay, part, sealedAt: '2026-11-02T04:23:00.000Z' }, last, contents);
}
