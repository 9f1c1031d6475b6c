import type { Casino } from '#domain/generated/types';

/** A casino as the table holds it, without its keys. */
export type CasinoRow = Omit<Casino, 'brands' | 'history'>;
