import { brandDayPartition } from '#domain/keys';
import { entryHash, openingHash, type BrandDay } from '#domain/wallet/day-chain';
import type { StoredMovement } from '#domain/wallet/movement';
import { appendLinks } from '#lambda/stores/audit/append-links';
import type { ChainStore } from '#lambda/stores/audit/chain-store';

/** Puts movements at the end of their brands' days in their order, each once, however often it is delivered. */
export const appendToDays =
  ({ chains }: { readonly chains: ChainStore }) =>
  async (movements: readonly StoredMovement[]): Promise<void> => {
    for (const [chain, ofDay] of byDay(movements)) await appendLinks(chains)(chain, ofDay.map(chainedEvent));
  };

function byDay(movements: readonly StoredMovement[]): ReadonlyMap<string, readonly StoredMovement[]> {
  const days = new Map<string, StoredMovement[]>();
  for (const movement of movements) {
    const { brandId, day } = dayOf(movement);
    const chain = brandDayPartition(brandId, day);
    days.set(chain, [...(days.get(chain) ?? []), movement]);
  }
  return days;
}

const chainedEvent = (movement: StoredMovement) => ({
  eventKey: movement.key,
  hashAfter: (prevHash = openingHash(dayOf(movement))) => ({ prevHash, hash: entryHash(prevHash, movement) }),
});

const dayOf = ({ brandId, at }: StoredMovement): BrandDay => ({ brandId, day: at.slice(0, 10) });
