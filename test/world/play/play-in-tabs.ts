import { setTimeout as pause } from 'node:timers/promises';
import type { EngineCall } from '#test/cloud/units/observed-engine';
import { onObservedStage, type StartCloud } from './observed-stage';
import { openVenue } from './venue';

export interface TabsResult {
  readonly tabs: number;
  /** The number of requested rounds, and the number of played rounds. */
  readonly asked: number;
  readonly played: number;
  /** For all requests together. A cancelled transaction costs as much as a successful one. */
  readonly writeUnits: number;
}

/** Slightly longer than the minimum time between two rounds. */
const everyMs = 2600;
const cycles = 6;

/**
 * One player has the game open in several tabs, and each tab requests a round as soon as the player can play
 * again.
 */
export const playInTabs = (counts: readonly number[], start: StartCloud): Promise<TabsResult[]> =>
  onObservedStage(start, async (stage, engine) => {
    const venue = await openVenue(stage);
    const brand = await venue.openBrand();
    const player = await venue.seat(brand.id, 'tabs@novalink.test');
    const results: TabsResult[] = [];
    for (const tabs of counts) {
      await pause(everyMs);
      engine.take();
      let played = 0;
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const rounds = Array.from({ length: tabs }, () => player.playRound());
        const settled = await Promise.allSettled(rounds);
        played += settled.filter(({ status }) => status === 'fulfilled').length;
        await pause(everyMs);
      }
      const writeUnits = engine.take().reduce((sum, call) => sum + writeUnitsOf(call), 0);
      results.push({ tabs, asked: tabs * cycles, played, writeUnits });
    }
    return results;
  });

const isWrite = (operation: string) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(operation);

function writeUnitsOf({ operation, input, consumed }: EngineCall): number {
  if (!isWrite(operation)) return 0;
  const items = (input.TransactItems as readonly unknown[] | undefined) ?? [];
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-capacity-handling
  if (operation === 'TransactWriteItems' && consumed.length === 0) return 2 * items.length;
  return consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
