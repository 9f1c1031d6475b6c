import type { CoinRound } from '#domain/generated/types';

/** A round with everything but its server seed, which is secret until a rotation reveals it. */
export type Round = Readonly<Omit<CoinRound, 'userId' | 'serverSeed'> & { playerId: string }>;

/** A round as the user who played it is told, with its server seed, which is null until a rotation reveals it. */
export function withSeed(
  { playerId: _playerId, ...round }: Round,
  userId: string,
  serverSeed: string | null,
): CoinRound {
  return { ...round, userId, serverSeed };
}
