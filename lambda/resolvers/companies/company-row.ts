import type { Company } from '#domain/generated/types';

/** A stored company without its keys. */
export type CompanyRow = Omit<Company, 'compliance' | 'history'> & {
  readonly owner: string;
  /** Number of its games that are LIVE or SUSPENDED; absent until there is one. */
  readonly liveGames?: number;
  /** Number of its casinos that are ACTIVE, PAUSED or SUSPENDED; absent until there is one. */
  readonly liveCasinos?: number;
};
