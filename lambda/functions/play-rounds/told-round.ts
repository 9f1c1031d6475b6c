import type { CoinRound } from '#domain/generated/types';
import type { RoundRow } from '#lambda/stores/play/round-store';

/** A round as the user who played it is told, with its server seed, which is null until a rotation reveals it. */
export function withSeed(
  { playerId: _playerId, ...round }: RoundRow,
  userId: string,
  serverSeed: string | null,
): CoinRound {
  return { ...round, userId, serverSeed };
}
