import type { ApiAnswer } from '#domain/api/api-operation';
import type { getRound as operation } from '#domain/generated/novalink-api';
import type { StoredMovement } from '@novalink/ledger';
import { roundIdOf } from '#lambda/services/api-keys/round-name';

export type Round = ApiAnswer<typeof operation>;

/** The posted bet of a round; undefined for any other movement. */
export function betOfRound(movement: StoredMovement) {
  const { kind, state, play, draw, reference } = movement;
  if (kind !== 'BET' || state !== 'POSTED' || !play || !draw || reference === null) return undefined;
  return { ...movement, play, draw, reference };
}

/** The win among movements at the time of the bet. */
export const winOf = (
  { playerId, reference }: Pick<StoredMovement, 'playerId' | 'reference'>,
  movements: Iterable<StoredMovement>,
) =>
  [...movements].find(
    (other) => other.kind === 'WIN' && other.playerId === playerId && other.reference === reference,
  );

export const presentRound = (
  bet: NonNullable<ReturnType<typeof betOfRound>>,
  win: StoredMovement | undefined,
): Round => ({
  id: roundIdOf({ ...bet, roundId: bet.reference }),
  ...{ brand: bet.brandId, player: bet.playerId, game: bet.play.gameId, version: bet.play.versionId },
  ...{ coin: bet.coin, purse: bet.purse },
  bet: `${bet.play.betLevel}`,
  win: `${win?.amount ?? 0n}`,
  ...{ serverSeedHash: bet.draw.serverSeedHash, nonce: bet.draw.nonce, at: bet.at },
});
