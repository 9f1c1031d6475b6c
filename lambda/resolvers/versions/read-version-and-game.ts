import type { Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput } from '#domain/generated/types';
import { gameKey } from '#domain/keys';
import type { GameRow } from '../games/game-row';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import { authorizeVersion } from './authorize-version';
import { knownVersion } from './known-version';
import type { VersionAndGame } from './version-and-game';
import type { VersionRow } from './version-row';

interface Named {
  readonly input: GameVersionTransitionInput;
}

/** Reads the version in the input and its game. */
export function request(ctx: Context<Named>) {
  const { input } = ctx.args;
  return readRows(ctx, [knownVersion(input), gameKey(input.gameId)], true);
}

export function response(
  ctx: Context<Named, VersionAndGame, undefined, undefined, BatchRead<VersionRow | GameRow>>,
) {
  const [version, game] = rowsRead(ctx);
  const gameVersion = authorizeVersion(ctx, version as VersionRow | null);
  if (!game) return refuse('version.missing');
  ctx.stash.gameVersion = gameVersion;
  ctx.stash.game = game as GameRow;
  return gameVersion;
}
