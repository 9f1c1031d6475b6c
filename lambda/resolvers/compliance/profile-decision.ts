import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, ComplianceTransitionInput } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { knownId } from '../known-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update, type Values } from '../transaction';
import { othersCompany, refuseOthersCompany } from './others-company';
import type { ProfileRow } from './profile-row';
import { profileNow } from './standing';

export interface ProfileDecision {
  readonly from: 'IN_REVIEW' | 'VALID';
  readonly to: 'VALID' | 'CHANGES_REQUESTED' | 'REVOKED';
  readonly action: AuditAction;
}

export type ProfileDecisionContext = Context<{ readonly input: ComplianceTransitionInput }>;

/** An admin's word on somebody else's profile; that the caller is an admin is the schema's directive. */
export function decideProfile(
  ctx: ProfileDecisionContext,
  step: ProfileDecision,
  values: Values & { readonly reviewNote: string | null },
): DynamoDBTransactWriteItemsRequest {
  const { companyId, expectedVersion } = ctx.args.input;
  const at = util.time.nowISO8601();
  const changes = { ...values, status: step.to, reviewedBy: callerOf(ctx).sub, reviewedAt: at };
  const written = { ...changes, version: expectedVersion + 1, updatedAt: at, gsi3pk: null, gsi3sk: null };
  const when = {
    is: { version: expectedVersion, status: step.from },
    ...(step.from === 'VALID' ? { above: { validUntil: at } } : {}),
  };
  const table = mainTable(ctx);
  const company = knownId(companyId);
  return auditedWrite(
    ctx,
    [
      update(table, complianceKey(company), written, when),
      check(table, companyKey(company), othersCompany(ctx)),
    ],
    {
      entity: auditPartition('COMPANY', company),
      at,
      action: step.action,
      reason: values.reviewNote,
      changes,
    },
  );
}

export type DecidedProfile = Context<
  { readonly input: ComplianceTransitionInput },
  Record<string, unknown>,
  undefined,
  undefined,
  CancelledWrite<ProfileRow | CompanyRow>
>;

export function decidedProfile(ctx: DecidedProfile, step: ProfileDecision): null {
  if (!ctx.error) return null;
  const [profile, company] = failedConditions(ctx);
  if (company?.failed) refuseOthersCompany(ctx, company.row as CompanyRow | null);
  const row = profile?.row as ProfileRow | null | undefined;
  if (!row) return refuse('compliance.missing');
  const { version, status } = profileNow(row);
  if (version !== ctx.args.input.expectedVersion) refuse('compliance.stale', { version });
  if (status !== step.from) refuse('compliance.wrong-status', { status });
  return refuse('write.collided');
}
