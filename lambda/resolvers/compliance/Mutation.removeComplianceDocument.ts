import { util, type Context } from '@aws-appsync/utils';
import type { MutationRemoveComplianceDocumentArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceDocumentKey, complianceKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, remove, update } from '../transaction';
import { ownProfile, stillOwn, type ComplianceStash } from './own-profile';
import { documentNow } from './current-status';

/** The previous step has read the company, its profile and the document. */
export function request(ctx: Context<MutationRemoveComplianceDocumentArgs, ComplianceStash>) {
  const { companyId } = ctx.args.input;
  const { company, profile } = ownProfile(ctx);
  const { document } = ctx.stash;
  if (!document) return refuse('document.missing');
  const { id, status, type, sha256 } = document;
  const table = mainTable(ctx);
  const counted = { documentCount: -1, documentChanges: 1 };
  // The approval was based on this document, so the profile is no longer valid.
  const reopened =
    profile.status === 'VALID'
      ? { values: { status: 'INCOMPLETE', validUntil: null }, steps: { ...counted, version: 1 } }
      : { values: {}, steps: counted };
  const asRead = { eq: { version: profile.version, status: profile.status } };
  return auditedWrite(
    ctx,
    [
      update(table, complianceKey(companyId), reopened.values, asRead, reopened.steps),
      remove(table, complianceDocumentKey(companyId, id), { eq: { status } }),
      check(table, companyKey(companyId), stillOwn(company)),
    ],
    {
      entity: auditPartition('COMPANY', companyId),
      at: util.time.nowISO8601(),
      action: 'DOCUMENT_REMOVED',
      changes: { ...reopened.values, documentId: id, type, sha256 },
    },
  );
}

export function response(
  ctx: Context<
    MutationRemoveComplianceDocumentArgs,
    ComplianceStash,
    undefined,
    undefined,
    CancelledWrite<unknown>
  >,
) {
  if (!ctx.error) return ctx.stash.document ? documentNow(ctx.stash.document) : null;
  failedConditions(ctx);
  return refuse('write.collided');
}
