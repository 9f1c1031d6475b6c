import { util, type Context } from '@aws-appsync/utils';
import type { MutationAddComplianceDocumentArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, companyKey, complianceDocumentKey, complianceKey, fileKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew, update } from '../transaction';
import { ownProfile, stillOwn, type ComplianceStash } from './own-profile';
import type { ProfileRow } from './profile-row';
import type { CheckedFile } from './read-document-file';

const { documents: limit } = limits.compliance;

type Stash = ComplianceStash & { documentId?: string };

/** The previous steps have read the company, its profile and the upload check of the file. */
export function request(ctx: Context<MutationAddComplianceDocumentArgs, Stash, { result: CheckedFile }>) {
  const { companyId, type, fileKey: key, issuedAt, validTo } = ctx.args.input;
  if (issuedAt && validTo && validTo < issuedAt) refuse('input.invalid', { field: 'validTo' });
  const { company, profile } = ownProfile(ctx);
  if ((profile.documentCount ?? 0) >= limit) refuse('document.too-many', { limit });
  const { sha256, mime } = ctx.prev.result;
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  const said = { type, issuedAt: issuedAt ?? null, validTo: validTo ?? null };
  const document = { ...said, id, companyId, fileKey: key, sha256, mime, status: 'UPLOADED', createdAt: at };
  ctx.stash.documentId = id;
  const table = mainTable(ctx);
  const counted = { documentCount: 1, documentChanges: 1 };
  const room = { eq: { status: profile.status }, lt: { documentCount: limit } };
  const checked = guard('document.checked-file', { state: 'CHECKED' });
  const unclaimed = { eq: { ...checked, sha256 }, notExists: ['claimedBy'] };
  return auditedWrite(
    ctx,
    [
      update(table, complianceKey(companyId), {}, room, counted),
      update(table, fileKey(key), { claimedBy: companyId }, unclaimed),
      check(table, companyKey(companyId), stillOwn(company)),
      putNew(table, complianceDocumentKey(companyId, id), document),
    ],
    { entity: auditPartition('COMPANY', companyId), at, action: 'DOCUMENT_ADDED', changes: document },
  );
}

type Rows = CancelledWrite<ProfileRow & CheckedFile>;

export function response(
  ctx: Context<MutationAddComplianceDocumentArgs, Record<string, unknown>, undefined, undefined, Rows>,
) {
  if (!ctx.error) return null;
  const [profile, file] = failedConditions(ctx);
  if (file?.row?.claimedBy) refuse('file.taken', { key: ctx.args.input.fileKey });
  if ((profile?.row?.documentCount ?? 0) >= limit) refuse('document.too-many', { limit });
  return refuse('write.collided');
}
