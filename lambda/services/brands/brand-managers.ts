import type { BrandLevel } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';

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

/**
 * Whether a manager was one before a submission, so that nobody makes a second account a manager to confirm their own
 * submission. The owner and admins do not need the level ADMIN.
 */
export const hasOlderLevel = (
  { sub, isAdmin }: Pick<Receiver, 'sub' | 'isAdmin'>,
  { brand, user }: Pick<BrandFacts, 'brand' | 'user'>,
  submittedAt: string | null,
): boolean => isAdmin || brand.owner === sub || (user?.levelSetAt ?? '') < (submittedAt ?? '');

/** Refuses a manager whose level is newer than the submission: see `hasOlderLevel`. */
export function checkOlderLevel(...of: Parameters<typeof hasOlderLevel>): void {
  if (!hasOlderLevel(...of)) throw new Refusal('confirmation.level-too-new');
}
