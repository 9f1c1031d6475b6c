import type { ApiAnswer } from '#domain/api/api-operation';
import type { getRound as operation } from '#domain/generated/novalink-api';
import { timeOfUlid } from '#domain/ulid';
import type { StoredMovement } from '@novalink/ledger';

export type Round = ApiAnswer<typeof operation>;

/** What the id of a round contains, so that one query finds it. */
export interface RoundName {
  readonly brandId: string;
  readonly playerId: string;
  /** The id that the player sees: a ULID with the time of the round. */
  readonly roundId: string;
}

const idForm = /^[\w-]{1,64}$/;

export const roundIdOf = ({ brandId, playerId, roundId }: RoundName) => `${brandId}.${playerId}.${roundId}`;

/** Undefined for a text that is not the id of a round. */
export function roundName(id: string): (RoundName & { readonly at: string }) | undefined {
  const [brandId = '', playerId = '', roundId = '', ...more] = id.split('.');
  const time = timeOfUlid(roundId);
  if (more.length > 0 || time === undefined || !idForm.test(brandId) || !idForm.test(playerId))
    return undefined;
  return { brandId, playerId, roundId, at: new Date(time).toISOString() };
}

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
