import type { Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput } from '#domain/generated/types';
import type { GameRow } from '../games/game-row';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import type { VersionRow } from './version-row';

/** Stash values of `read-version-and-game` for the next steps. */
export interface VersionAndGame {
  game?: GameRow;
  gameVersion?: VersionRow;
}

type Kept = Pick<Context<{ readonly input: GameVersionTransitionInput }, VersionAndGame>, 'args' | 'stash'>;

/** Returns both if the version is the expected one and its status allows the change. */
export function versionAndGame(ctx: Kept, from: VersionRow['status']) {
  const { game, gameVersion } = ctx.stash;
  if (!game || !gameVersion) return refuse('version.missing');
  checkVersionAndStatus('version', gameVersion, ctx.args.input.expectedVersion, [from]);
  if (game.status === 'RETIRED') refuse('game.wrong-status', { status: game.status });
  if (!game.thumbnailKey) return refuse('game.incomplete', { field: 'thumbnailKey' });
  return { game, gameVersion, thumbnailKey: game.thumbnailKey };
}
