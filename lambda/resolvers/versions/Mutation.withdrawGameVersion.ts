import { util, type Context } from '@aws-appsync/utils';
import type { MutationWithdrawGameVersionArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditedWrite, failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { knownVersion } from './known-version';
import { refuseVersionWrite, type VersionWrite } from './refuse-version-write';
import { versionEvent } from './version-event';

export function request(ctx: Context<MutationWithdrawGameVersionArgs>) {
  const { input } = ctx.args;
  const at = util.time.nowISO8601();
  const changes = { status: 'TESTED' };
  const written = {
    ...changes,
    version: input.expectedVersion + 1,
    updatedAt: at,
    gsi3pk: null,
    gsi3sk: null,
  };
  const owner = guard('version.withdraw-own', { owner: callerOf(ctx).sub });
  const when = { is: { version: input.expectedVersion, status: 'IN_REVIEW', ...owner } };
  return auditedWrite(
    ctx,
    [update(mainTable(ctx), knownVersion(input), written, when)],
    versionEvent(input, at, 'VERSION_WITHDRAWN', changes),
    'PROVIDERS',
  );
}

export function response(ctx: VersionWrite) {
  if (!ctx.error) return null;
  const { sub, isAdmin } = callerOf(ctx);
  const row = failedConditions(ctx)[0]?.row;
  if (row && row.owner !== sub && isAdmin) refuse('company.not-owner');
  return refuseVersionWrite(ctx, row, 'IN_REVIEW');
}
