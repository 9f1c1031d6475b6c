import type { Context } from '@aws-appsync/utils';
import type { ComplianceDocument } from '#domain/generated/types';
import { companyKey, complianceDocumentKey, complianceKey } from '#domain/keys';
import { authorizeCompany } from '../companies/authorize-company';
import type { CompanyRow } from '../companies/company-row';
import { parseId } from '../parse-id';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import type { ComplianceStash } from './own-profile';
import type { ProfileRow } from './profile-row';

interface Named {
  readonly input: { readonly companyId: string; readonly id?: string };
}

/** Reads a company with its profile, and the document in the input, if any. */
export function request(ctx: Context<Named>) {
  const { companyId, id } = ctx.args.input;
  const company = parseId(companyId);
  const document = id ? [complianceDocumentKey(company, parseId(id, 'document.missing'))] : [];
  return readRows(ctx, [companyKey(company), complianceKey(company), ...document], true);
}

type Read = BatchRead<CompanyRow | ProfileRow | ComplianceDocument>;

export function response(ctx: Context<Named, ComplianceStash, undefined, undefined, Read>) {
  const [company, profile, document] = rowsRead(ctx);
  ctx.stash.company = authorizeCompany(ctx, company as CompanyRow | null);
  ctx.stash.profile = profile as ProfileRow | null;
  ctx.stash.document = document as ComplianceDocument | null;
  return null;
}
