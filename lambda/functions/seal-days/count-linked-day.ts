import {
  countDay,
  type HashText,
  type LaneHead,
  type LinkedDigests,
  readDigests,
  type SealContents,
} from '@novalink/ledger/day';
import { allLanes, blockSize, sweepLane } from '#domain/wallet/day-lanes';
import type { Sha256 } from '@novalink/ledger/proof';
import type { StoredMovement } from '@novalink/ledger';
import { BrokenDay } from '#lambda/functions/seal-days/broken-day';
import type { DayBlockStore } from '#lambda/stores/coins/day-block-store';
import type { DayMovements } from '#lambda/stores/coins/day-movements';
import { linkMovements } from '#lambda/stores/coins/link-movements';

export interface CountNeeds {
  readonly blocks: DayBlockStore;
  readonly movements: DayMovements;
  readonly hash: HashText;
  readonly sha256: Sha256;
}

export interface DayToSeal {
  readonly brandId: string;
  readonly day: string;
  /** The heads of the latest seal of the day; empty before the first seal. */
  readonly sealedHeads: readonly LaneHead[];
}

const attempts = 3;

/**
 * Adds missing links to the entries that no seal covers yet, and returns the content of the next seal. Throws
 * BrokenDay if the entries differ from their links.
 */
export function countLinkedDay(needs: CountNeeds) {
  const { blocks, movements, sha256, hash } = needs;
  const link = linkMovements({ blocks, lane: sweepLane });
  return async (of: DayToSeal): Promise<SealContents> => {
    const { brandId, day } = of;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const count = countDay(await readLinks(needs, of), hash);
      const missing = batches(link);
      for await (const page of movements(brandId, day))
        for (const entry of page) {
          const outcome = count.add(entry);
          if (outcome === undefined) await missing.add(entry);
          else if (outcome !== 'counted') throw new BrokenDay(brandId, day, outcome.reason);
        }
      // Reads all links again, including the new ones.
      if ((await missing.end()) > 0) continue;
      const contents = count.contents(sha256);
      if ('reason' in contents) throw new BrokenDay(brandId, day, contents.reason);
      return contents;
    }
    throw new Error(`The day ${day} of brand ${brandId} got new movements during every attempt to seal it.`);
  };
}

async function readLinks(
  { blocks, hash }: CountNeeds,
  { brandId, day, sealedHeads }: DayToSeal,
): Promise<LinkedDigests> {
  const reader = readDigests({ brandId, day }, sealedHeads, hash);
  await Promise.all(
    allLanes.map(async (lane) => {
      for await (const block of blocks.every({ brandId, day, lane })) {
        const broken = reader.add(lane, block);
        if (broken) throw new BrokenDay(brandId, day, `lane ${lane}, block ${block.seq}: ${broken.reason}`);
      }
    }),
  );
  const linked = reader.linked();
  if ('reason' in linked) throw new BrokenDay(brandId, day, linked.reason);
  const lost = sealedHeads.find((head) => !isReached(linked, head));
  if (lost)
    throw new BrokenDay(brandId, day, `lane ${lost.lane} does not reach its sealed block ${lost.seq}`);
  return linked;
}

const isReached = ({ heads }: LinkedDigests, { lane, seq }: LaneHead) =>
  heads.some((head) => head.lane === lane && head.seq >= seq);

/** Passes entries on in batches of one block. */
function batches(work: (entries: readonly StoredMovement[]) => Promise<void>) {
  let waiting: StoredMovement[] = [];
  let total = 0;
  const flush = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await work(batch);
  };
  return {
    add: async (entry: StoredMovement) => {
      total += 1;
      if (waiting.push(entry) === blockSize) await flush();
    },
    /** Returns the number of entries. */
    end: async () => {
      await flush();
      return total;
    },
  };
}
