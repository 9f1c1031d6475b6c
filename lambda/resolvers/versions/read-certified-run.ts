import { util, type Context } from '@aws-appsync/utils';
import type { GameVersionTransitionInput, LiveVersion } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { testRunKey } from '#domain/keys';
import type { RunRow } from '../lab/run-row';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import { versionAndGame, type VersionAndGame } from './version-and-game';

interface Named {
  readonly input: GameVersionTransitionInput;
}

/** The figures of a run that players see. */
export type ProvedMetrics = Pick<LiveVersion, 'rtp' | 'hit' | 'maxWinX' | 'volatility'>;

/** Reads the run that certified the version to publish. */
export function request(ctx: Context<Named, VersionAndGame>) {
  const { gameVersion } = versionAndGame(ctx, 'APPROVED');
  const { certifiedRunId } = gameVersion;
  if (!certifiedRunId) return refuse('version.not-certified');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(testRunKey(certifiedRunId)) };
}

export function response(
  ctx: Context<Named, VersionAndGame, undefined, undefined, RunRow | null>,
): ProvedMetrics {
  if (ctx.error) refuseFailure(ctx);
  const run = ctx.result;
  const isProved = run?.mathModelHash === ctx.stash.gameVersion?.mathModelHash;
  if (!guard('version.certified', isProved)) return refuse('version.not-certified');
  if (!run?.rtp || !run.hit || !run.maxWinX || !run.volatility) return refuse('version.not-certified');
  return { rtp: run.rtp, hit: run.hit, maxWinX: run.maxWinX, volatility: run.volatility };
}
