import { util, type Context } from '@aws-appsync/utils';
import type {
  GameVersionTransitionInput,
  LiveVersion,
  MutationPublishGameVersionArgs,
  AuditAction,
} from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companyKey, complianceKey, gameKey, gameVersionKey, statusSort, auditPartition } from '#domain/keys';
import { auditedWrite, failedConditions, type AuditedEvent } from '../audited-write';
import { checkVersionAndStatus } from '../check-version-and-status';
import type { CompanyRow } from '../companies/company-row';
import { refuseUnapproved } from '../companies/refuse-unapproved';
import type { ProfileRow } from '../compliance/profile-row';
import { refuseInvalidProfile } from '../compliance/refuse-invalid-profile';
import { offeredSince } from '../games/catalogue-place';
import { refuse } from '../refuse';
import type { Stepped } from '../review/review-step';
import { mainTable } from '../tables';
import { check, update, type TransactItem, type Values } from '../transaction';
import { authorizeVersion } from './authorize-version';
import type { ProvedMetrics } from './read-certified-run';
import { versionAndGame, type VersionAndGame } from './version-and-game';
import type { VersionRow } from './version-row';

type Previous = { result: ProvedMetrics };

/** The previous steps have read the version, its game and the test run that certified it. */
export function request(ctx: Context<MutationPublishGameVersionArgs, VersionAndGame, Previous>) {
  const { game, gameVersion } = versionAndGame(ctx, 'APPROVED');
  const { id, companyId, status, live: before } = game;
  if (status === 'SUSPENDED') refuse('game.wrong-status', { status });
  const at = util.time.nowISO8601();
  const live = liveVersion(gameVersion, ctx.prev.result, at);
  const written = {
    live,
    status: 'LIVE',
    ...offeredSince(at, game),
    version: game.version + 1,
    updatedAt: at,
    gsi2sk: statusSort('LIVE', id),
  };
  const table = mainTable(ctx);
  const published = { status: 'LIVE', version: gameVersion.version + 1, updatedAt: at };
  const approved = { eq: { version: gameVersion.version, status: 'APPROVED' } };
  const company = companyKey(companyId);
  const acting = { eq: guard('version.approved-company', { status: 'APPROVED' }) };
  const compliant = guard('version.valid-compliance', {
    eq: { status: 'VALID' },
    gt: { validUntil: at },
  });
  const items: TransactItem[] = [
    update(table, gameVersionKey(id, gameVersion.id), published, approved),
    status === 'LIVE' ? check(table, company, acting) : update(table, company, {}, acting, { liveGames: 1 }),
    check(table, complianceKey(companyId), compliant),
    update(table, gameKey(id), written, { eq: { version: game.version, status } }),
  ];
  if (before) {
    const superseded = { status: 'SUPERSEDED', updatedAt: at };
    const key = gameVersionKey(id, before.versionId);
    items.push(update(table, key, superseded, { eq: { status } }, { version: 1 }));
  }
  return auditedWrite(
    ctx,
    items,
    versionEvent(gameVersion, at, 'VERSION_PUBLISHED', { status: 'LIVE', live }),
    'PROVIDERS',
  );
}

function liveVersion(
  { id, semver, features, symbols, betLevels, mathModelHash }: VersionRow,
  proved: ProvedMetrics,
  publishedAt: string,
): LiveVersion & { readonly hasArt: boolean } {
  // Only the list of the start page uses it.
  const hasArt = symbols.every(({ imageKey }) => !!imageKey);
  return { versionId: id, semver, ...proved, features, betLevels, mathModelHash, publishedAt, hasArt };
}

export function response(ctx: Stepped<GameVersionTransitionInput, VersionRow | CompanyRow | ProfileRow>) {
  if (!ctx.error) return null;
  const [version, company, compliance] = failedConditions(ctx);
  if (version?.failed) {
    const row = authorizeVersion(ctx, version.row as VersionRow | null);
    checkVersionAndStatus('version', row, ctx.args.input.expectedVersion, ['APPROVED']);
  } else if (company?.failed) {
    refuseUnapproved(company.row);
  } else if (compliance?.failed) {
    refuseInvalidProfile(compliance.row as ProfileRow | null);
  }
  return refuse('write.collided');
}

/** Events of a version are part of its game's history. */
const versionEvent = (
  { gameId, id }: { readonly gameId: string; readonly id: string },
  at: string,
  action: AuditAction,
  changes: Values,
): AuditedEvent => ({
  entity: auditPartition('GAME', gameId),
  at,
  action,
  changes: { ...changes, versionId: id },
});
