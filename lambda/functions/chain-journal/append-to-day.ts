import { brandDayPartition } from '#domain/keys';
import { entryHash, openingHash } from '#domain/wallet/day-chain';
import type { StoredMovement } from '#domain/wallet/movement';
import { appendLink } from '#lambda/stores/append-link';
import type { ChainStore } from '#lambda/stores/chain-store';

/** Puts a movement at the end of its brand's day, once, however often it is delivered. */
export const appendToDay =
  ({ chains }: { readonly chains: ChainStore }) =>
  (movement: StoredMovement): Promise<void> => {
    const { brandId, at, key: eventKey } = movement;
    const day = at.slice(0, 10);
    const hashAfter = (prevHash = openingHash({ brandId, day })) => ({
      prevHash,
      hash: entryHash(prevHash, movement),
    });
    return appendLink(chains)({ chain: brandDayPartition(brandId, day), eventKey, hashAfter });
  };
