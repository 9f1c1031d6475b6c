import type { CoinRound } from '#domain/generated/types';

/** A round without its server seed, which is secret until the player rotates the seeds. */
export type Round = Readonly<Omit<CoinRound, 'userId' | 'serverSeed'> & { playerId: string }>;

/** A round as its player sees it. The server seed is null until the player rotates the seeds. */
export function withSeed(
  { playerId: _playerId, ...round }: Round,
  userId: string,
  serverSeed: string | null,
): CoinRound {
  return { ...round, userId, serverSeed };
}
