import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { ApiKeyStore } from '#lambda/stores/api-keys/api-key-store';
import type { CompanyOwner } from '#lambda/stores/companies/counted-rows';

/** Returns a company of the caller, or any company for an admin. */
export async function ownCompany(
  keys: Pick<ApiKeyStore, 'company'>,
  { sub, isAdmin }: Caller,
  companyId: string,
): Promise<CompanyOwner> {
  const company = await keys.company(companyId);
  if (!company || !guard('api-key.owner', isAdmin || company.owner === sub))
    throw new Refusal('company.missing');
  return company;
}
