import type { BrandUser } from '#domain/generated/types';

/** A player as the table holds it, without its keys. */
export type PlayerRow = Omit<BrandUser, 'owns' | 'balances'>;
