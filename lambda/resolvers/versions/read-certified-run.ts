import { util, type Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput, TestRun } from '#domain/generated/types';
import { testRunKey } from '#domain/keys';
import { refuse } from '../refuse';
import { versionAndGame, type VersionAndGame } from './version-and-game';

interface Named {
  readonly input: GameVersionTransitionInput;
}

/** Reads the run that proved the version which is about to go live: players are shown its figures. */
export function request(ctx: Context<Named, VersionAndGame>) {
  const { gameVersion } = versionAndGame(ctx, 'APPROVED');
  const { gameId, certifiedRunId } = gameVersion;
  if (!certifiedRunId) return refuse('version.not-certified');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunKey(gameId, certifiedRunId)) };
}

export function response(ctx: Context<Named, VersionAndGame, undefined, undefined, TestRun | null>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const run = ctx.result;
  if (run?.mathModelHash !== ctx.stash.gameVersion?.mathModelHash) return refuse('version.not-certified');
  return run;
}
