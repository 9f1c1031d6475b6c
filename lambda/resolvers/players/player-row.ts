import type { BrandUser } from '#domain/generated/types';

/** A player as the table holds it, without its keys. */
export type PlayerRow = Omit<BrandUser, 'owns' | 'balances'> & {
  /** What the player plays and owns is kept under it. */
  readonly playerId: string;
};
