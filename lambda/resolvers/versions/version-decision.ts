import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, GameVersionTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditedWrite, failedConditions } from '../audited-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { knownVersion } from './known-version';
import { refuseVersionWrite, type VersionWrite } from './refuse-version-write';
import { versionEvent } from './version-event';

export type VersionDecisionContext = Context<{ readonly input: GameVersionTransitionInput }>;

/** An admin's word on somebody else's version; that the caller is an admin is the schema's directive. */
export function decideVersion(
  ctx: VersionDecisionContext,
  status: 'APPROVED' | 'REJECTED',
  action: AuditAction,
  reviewNote: string | null,
): DynamoDBTransactWriteItemsRequest {
  const { input } = ctx.args;
  const { sub } = callerOf(ctx);
  const at = util.time.nowISO8601();
  const changes = { status, reviewNote, reviewedBy: sub, reviewedAt: at };
  const written = {
    ...changes,
    version: input.expectedVersion + 1,
    updatedAt: at,
    gsi3pk: null,
    gsi3sk: null,
  };
  const when = {
    is: { version: input.expectedVersion, status: 'IN_REVIEW' },
    isNot: guard('version.not-own', { owner: sub }),
  };
  const event = versionEvent(input, at, action, changes);
  return auditedWrite(ctx, [update(mainTable(ctx), knownVersion(input), written, when)], {
    ...event,
    reason: reviewNote,
  });
}

export function decidedVersion(ctx: VersionWrite): null {
  if (!ctx.error) return null;
  const row = failedConditions(ctx)[0]?.row;
  if (row?.owner === callerOf(ctx).sub) refuse('company.own');
  return refuseVersionWrite(ctx, row, 'IN_REVIEW');
}
