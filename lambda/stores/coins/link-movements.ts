import { setTimeout as pause } from 'node:timers/promises';
import { blockSize } from '#domain/wallet/day-lanes';
import { type DayBlock, type DayLane, nextBlock } from '@novalink/ledger/day';
import type { StoredMovement } from '@novalink/ledger';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import type { DayBlockStore } from '#lambda/stores/coins/day-block-store';

export interface LinkNeeds {
  readonly blocks: DayBlockStore;
  /** The lane of this process. Processes use different lanes so that they do not conflict. */
  readonly lane: number;
}

const attempts = 10;
const pauseMs = 50;
/** Number of lanes whose last block a warm function caches. */
const remembered = 1000;

/**
 * Appends movements to their brands' days in blocks, for different days in parallel. If a movement is
 * delivered twice, it is linked twice, which is harmless.
 */
export function linkMovements({ blocks, lane }: LinkNeeds) {
  const ends = new Map<string, DayBlock>();
  const remember = (name: string, block: DayBlock) => {
    ends.delete(name);
    ends.set(name, block);
    const [oldest] = ends.keys();
    if (ends.size > remembered && oldest !== undefined) ends.delete(oldest);
  };
  const append = async (of: DayLane, movements: readonly StoredMovement[]): Promise<void> => {
    const name = `${of.brandId} ${of.day}`;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const last = ends.get(name) ?? (await blocks.last(of));
      const block = nextBlock(of, last, movements, nativeTextHash);
      if (await blocks.append(of, block)) {
        remember(name, block);
        return;
      }
      ends.delete(name);
      await pause(pauseMs * attempt * Math.random());
    }
    throw new Error('Other writers extended the chain during every attempt to append to it.');
  };
  return async (movements: readonly StoredMovement[]): Promise<void> => {
    await Promise.all(
      byDay(movements).map(async ([{ brandId, day }, ofDay]) => {
        for (let from = 0; from < ofDay.length; from += blockSize)
          await append({ brandId, day, lane }, ofDay.slice(from, from + blockSize));
      }),
    );
  };
}

type BrandDay = Omit<DayLane, 'lane'>;

function byDay(movements: readonly StoredMovement[]): (readonly [BrandDay, readonly StoredMovement[]])[] {
  const days = new Map<string, readonly [BrandDay, StoredMovement[]]>();
  for (const movement of movements) {
    const { brandId, at } = movement;
    const day = at.slice(0, 10);
    const [, ofDay] = days.get(`${brandId} ${day}`) ?? [];
    if (ofDay) ofDay.push(movement);
    else days.set(`${brandId} ${day}`, [{ brandId, day }, [movement]]);
  }
  return [...days.values()];
}
