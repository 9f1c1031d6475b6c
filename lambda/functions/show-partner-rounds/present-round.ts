import type { ApiAnswer } from '#domain/api/api-operation';
import type { getRound as operation } from '#domain/generated/novalink-api';
import type { StoredMovement } from '@novalink/ledger';
import type { BrandMovements } from '#lambda/stores/coins/brand-movements';
import { winKey } from '#lambda/services/play/round-movements';
import { roundIdOf } from '#lambda/services/api-keys/round-name';

export type Round = ApiAnswer<typeof operation>;

/** The posted bet of a round; undefined for any other movement. */
export function betOfRound(movement: StoredMovement) {
  const { kind, state, play, draw, reference } = movement;
  if (kind !== 'BET' || state !== 'POSTED' || !play || !draw || reference === null) return undefined;
  return { ...movement, play, draw, reference };
}

/** The win: with coins of ours, it is among the movements at the time of the bet. */
export async function winOf(
  store: Pick<BrandMovements, 'find'>,
  bet: Pick<StoredMovement, 'brandId' | 'playerId' | 'purse'> & { readonly reference: string },
  movements: Iterable<StoredMovement>,
): Promise<StoredMovement | undefined> {
  const { playerId, reference } = bet;
  const isWin = (other: StoredMovement) =>
    other.kind === 'WIN' && other.playerId === playerId && other.reference === reference;
  const near = [...movements].find(isWin);
  if (near || bet.purse !== 'EXTERNAL') return near;
  // The wallet of an operator confirms a win later.
  return store.find(winKey({ ...bet, id: reference }));
}

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
