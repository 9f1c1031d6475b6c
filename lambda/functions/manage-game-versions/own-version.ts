import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { GameRow } from '#lambda/stores/games/game-row';
import type { GameVersionRow } from '#lambda/stores/games/game-version-row';
import type { GameVersionStore } from '#lambda/stores/games/game-version-store';

interface Named {
  readonly gameId: string;
  readonly id: string;
  /** The version number that the caller last read. */
  readonly expectedVersion: number;
}

/** Returns a game of the caller, or any game for an admin. Refuses retired games. */
export async function ownGame(
  versions: Pick<GameVersionStore, 'game'>,
  { sub, isAdmin }: Caller,
  gameId: string,
): Promise<GameRow> {
  const game = await versions.game(gameId);
  if (!game || !guard('game.owner', isAdmin || game.owner === sub)) throw new Refusal('game.missing');
  if (game.status === 'RETIRED') throw new Refusal('game.wrong-status', { status: game.status });
  return game;
}

/**
 * Returns a version of such a game. Refuses if the caller has not read its latest state (optimistic locking),
 * or if its status is not in `from`.
 */
export async function ownVersion(
  versions: Pick<GameVersionStore, 'game' | 'version'>,
  caller: Caller,
  { gameId, id, expectedVersion }: Named,
  from: readonly GameVersionRow['status'][],
): Promise<GameVersionRow> {
  await ownGame(versions, caller, gameId);
  const found = await versions.version(gameId, id);
  if (!found) throw new Refusal('version.missing');
  const { version, status } = found;
  if (version !== expectedVersion) throw new Refusal('version.stale', { version });
  if (!from.includes(status)) throw new Refusal('version.wrong-status', { status });
  return found;
}

/** The math model of a version, as JSON. */
export async function keptModel(
  versions: Pick<GameVersionStore, 'model'>,
  { gameId, id }: Pick<GameVersionRow, 'gameId' | 'id'>,
): Promise<string> {
  const kept = await versions.model(gameId, id);
  if (kept === undefined) throw new Error(`The version ${id} has no model.`);
  return kept;
}
