import type { BrandUser } from '#domain/generated/types';

/** A stored player without its keys. */
export type PlayerRow = Omit<BrandUser, 'owns' | 'balances' | 'tags' | 'onBreak'> & {
  /** Missing until they are set. */
  readonly tags?: readonly string[];
  /** Missing until the first break or exclusion. */
  readonly onBreak?: boolean;
  /** The id under which the player's coins and play data are stored. */
  readonly playerId: string;
  /** When the level was set last; missing for a level from the time of joining. */
  readonly levelSetAt?: string | null;
  /** The start of the current suspension. */
  readonly suspendedAt?: string | null;
  /** The total length of earlier suspensions, in milliseconds. */
  readonly suspendedMs?: number;
};
