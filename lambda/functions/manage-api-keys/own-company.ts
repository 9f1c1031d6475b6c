import { guard } from '#domain/guard';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { ApiKeyStore, KeyOwner } from '#lambda/stores/api-keys/api-key-store';

/** Returns a company of the caller, or any company for an admin. */
export async function ownCompany(
  keys: Pick<ApiKeyStore, 'company'>,
  { sub, isAdmin }: Caller,
  companyId: string,
): Promise<KeyOwner> {
  const company = await keys.company(companyId);
  if (!company || !guard('api-key.owner', isAdmin || company.owner === sub))
    throw new Refusal('company.missing');
  return company;
}
