import type { CoinRound } from '#domain/generated/types';
import type { RoundRow } from '#lambda/stores/play/round-store';

/** A round with its server seed, which is null until a rotation reveals it. */
export const withSeed = (round: RoundRow, serverSeed: string | null): CoinRound => ({ ...round, serverSeed });
