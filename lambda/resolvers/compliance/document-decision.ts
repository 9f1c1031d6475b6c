import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { ComplianceDocument, ComplianceDocumentInput } from '#domain/generated/types';
import { auditPartition, companyKey, complianceDocumentKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import type { CompanyRow } from '../companies/company-row';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, update } from '../transaction';
import { othersCompany, refuseOthersCompany } from './others-company';

const decidable = ['UPLOADED', 'ACCEPTED', 'REJECTED'];

export type DocumentDecisionContext = Context<{ readonly input: ComplianceDocumentInput }>;

/** A decision of an admin about a document of another user's company. It can be changed. */
export function decideDocument(
  ctx: DocumentDecisionContext,
  status: 'ACCEPTED' | 'REJECTED',
  note: string | null,
): DynamoDBTransactWriteItemsRequest {
  const { input } = ctx.args;
  const company = parseId(input.companyId);
  const id = parseId(input.id, 'document.missing');
  const changes = { status, note };
  const table = mainTable(ctx);
  const when = { in: { status: decidable } };
  return auditedWrite(
    ctx,
    [
      update(table, complianceDocumentKey(company, id), changes, when),
      check(table, companyKey(company), othersCompany(ctx)),
    ],
    {
      entity: auditPartition('COMPANY', company),
      at: util.time.nowISO8601(),
      action: `DOCUMENT_${status}`,
      reason: note,
      changes: { ...changes, documentId: id },
    },
  );
}

export function decidedDocument(
  ctx: Context<
    { readonly input: ComplianceDocumentInput },
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<ComplianceDocument | CompanyRow>
  >,
): null {
  if (!ctx.error) return null;
  const [document, company] = failedConditions(ctx);
  if (company?.failed) refuseOthersCompany(ctx, company.row as CompanyRow | null);
  return refuse(document?.row ? 'write.collided' : 'document.missing');
}

export type DecidedDocument = Parameters<typeof decidedDocument>[0];
