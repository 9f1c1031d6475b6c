import { util, type Context } from '@aws-appsync/utils';
import type { MutationSubmitGameVersionArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companyKey, gameKey, gameVersionKey, reviewPartition, reviewSort } from '#domain/keys';
import { auditedWrite, failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import { refuseVersionWrite, type VersionWrite } from './refuse-version-write';
import { versionAndGame, type VersionAndGame } from './version-and-game';
import { versionEvent } from './version-event';
import type { VersionRow } from './version-row';

/** The steps before have read the version and its game and have looked at the images that both name. */
export function request(ctx: Context<MutationSubmitGameVersionArgs, VersionAndGame>) {
  const { game, gameVersion } = versionAndGame(ctx, 'TESTED');
  const { gameId, id, version, mathModelHash, certifiedRunId, semver } = gameVersion;
  const at = util.time.nowISO8601();
  const changes = { status: 'IN_REVIEW', submittedAt: at };
  const written = {
    ...changes,
    version: version + 1,
    updatedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'GAME_VERSION', id),
  };
  const tested = { version, status: 'TESTED', mathModelHash, certifiedRunId };
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      update(table, gameVersionKey(gameId, id), written, { is: tested }),
      check(table, gameKey(gameId), { is: { version: game.version } }),
      check(table, companyKey(game.companyId), {
        is: guard('version.approved-company', { status: 'APPROVED' }),
      }),
    ],
    versionEvent(gameVersion, at, 'VERSION_SUBMITTED', { ...changes, semver, mathModelHash }),
    'PROVIDERS',
  );
}

export function response(ctx: VersionWrite<VersionRow | CompanyRow>) {
  if (!ctx.error) return null;
  const [version, , company] = failedConditions(ctx);
  if (company?.failed) {
    const { status } = (company.row as CompanyRow | null) ?? { status: 'CLOSED' };
    refuse('company.not-approved', { status });
  }
  if (version?.failed) refuseVersionWrite(ctx, version.row as VersionRow | null, 'TESTED');
  return refuse('write.collided');
}
