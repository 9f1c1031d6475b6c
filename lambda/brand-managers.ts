import type { BrandLevel } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { Refusal } from '#lambda/refusal';

/** A user to whom a brand could give something. */
export interface Receiver {
  readonly sub: string;
  /** The level as a player of the brand; undefined until the user joins. */
  readonly level: BrandLevel | undefined;
  /** Whether the user is an admin of NovaLink. */
  readonly isAdmin: boolean;
}

/** Whether a user manages the brand: as its owner, as an admin, or as a player of level ADMIN in any status. */
export const managesBrand = (
  { owner }: { readonly owner: string },
  { sub, level, isAdmin }: Receiver,
): boolean => owner === sub || isAdmin || level === 'ADMIN';

/**
 * Refuses managers of the brand with `player.manager`. They decide about its coins, rewards and prizes, so they get none of
 * them. Every function that gives something to a player checks this.
 */
export function checkNotManager(brand: { readonly owner: string }, receiver: Receiver): void {
  if (!guard('player.not-manager', !managesBrand(brand, receiver))) throw new Refusal('player.manager');
}
