import { util, type Context } from '@aws-appsync/utils';
import type { ComplianceProfile, LiveVersion, MutationPublishGameVersionArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companyKey, complianceKey, gameKey, gameVersionKey, statusSort } from '#domain/keys';
import { auditedWrite, failedConditions } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { profileNow } from '../compliance/standing';
import { offeredSince } from '../games/catalogue-place';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update, type TransactItem } from '../transaction';
import type { ProvedFigures } from './read-certified-run';
import { refuseVersionWrite, type VersionWrite } from './refuse-version-write';
import { versionAndGame, type VersionAndGame } from './version-and-game';
import { versionEvent } from './version-event';
import type { VersionRow } from './version-row';

type Previous = { result: ProvedFigures };

/** The steps before have read the version, its game and the test run that proved it. */
export function request(ctx: Context<MutationPublishGameVersionArgs, VersionAndGame, Previous>) {
  const { game, gameVersion } = versionAndGame(ctx, 'APPROVED');
  const { id, companyId, status, live: before } = game;
  if (status === 'SUSPENDED') refuse('game.wrong-status', { status });
  const at = util.time.nowISO8601();
  const live = liveVersion(gameVersion, ctx.prev.result, at);
  const written = {
    live,
    status: 'LIVE',
    ...offeredSince(at, id),
    version: game.version + 1,
    updatedAt: at,
    gsi2sk: statusSort('LIVE', id),
  };
  const table = mainTable(ctx);
  const published = { status: 'LIVE', version: gameVersion.version + 1, updatedAt: at };
  const approved = { is: { version: gameVersion.version, status: 'APPROVED' } };
  const company = companyKey(companyId);
  const acting = { is: guard('version.approved-company', { status: 'APPROVED' }) };
  const compliant = guard('version.valid-compliance', {
    is: { status: 'VALID' },
    above: { validUntil: at },
  });
  const items: TransactItem[] = [
    update(table, gameVersionKey(id, gameVersion.id), published, approved),
    status === 'LIVE' ? check(table, company, acting) : update(table, company, {}, acting, { liveGames: 1 }),
    check(table, complianceKey(companyId), compliant),
    update(table, gameKey(id), written, { is: { version: game.version, status } }),
  ];
  if (before) {
    const superseded = { status: 'SUPERSEDED', updatedAt: at };
    const key = gameVersionKey(id, before.versionId);
    items.push(update(table, key, superseded, { is: { status } }, { version: 1 }));
  }
  return auditedWrite(
    ctx,
    items,
    versionEvent(gameVersion, at, 'VERSION_PUBLISHED', { status: 'LIVE', live }),
    'PROVIDERS',
  );
}

function liveVersion(
  { id, semver, features, betLevels, mathModelHash }: VersionRow,
  proved: ProvedFigures,
  publishedAt: string,
): LiveVersion {
  return { versionId: id, semver, ...proved, features, betLevels, mathModelHash, publishedAt };
}

export function response(ctx: VersionWrite<VersionRow | CompanyRow | ComplianceProfile>) {
  if (!ctx.error) return null;
  const [version, company, compliance] = failedConditions(ctx);
  if (version?.failed) refuseVersionWrite(ctx, version.row as VersionRow | null, 'APPROVED');
  if (company?.failed) {
    const { status } = (company.row as CompanyRow | null) ?? { status: 'CLOSED' };
    refuse('company.not-approved', { status });
  }
  if (compliance?.failed) {
    const profile = compliance.row as ComplianceProfile | null;
    refuse('compliance.not-valid', { status: profile ? profileNow(profile).status : 'INCOMPLETE' });
  }
  return refuse('write.collided');
}
