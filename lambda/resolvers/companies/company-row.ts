import type { Company } from '#domain/generated/types';

/** A company as the table holds it, without its keys. */
export type CompanyRow = Omit<Company, 'compliance' | 'history'> & {
  readonly owner: string;
  /** How many of its games are LIVE or SUSPENDED; absent until one is. */
  readonly liveGames?: number;
  /** How many of its casinos are ACTIVE, PAUSED or SUSPENDED; absent until one is. */
  readonly liveCasinos?: number;
};
