import type { Casino } from '#domain/generated/types';

/** A stored casino without its keys. */
export type CasinoRow = Omit<Casino, 'brands' | 'history' | 'walletTest'>;
