import { guard } from '#domain/guard';
import type { Needs } from '#lambda/functions/manage-webhooks/needs';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import type { WebhookRow } from '#lambda/stores/webhooks/webhook-row';
import type { CompanyOwner } from '#lambda/stores/companies/counted-rows';

type Webhooks = Pick<Needs, 'webhooks'>;

/** Returns a company of the caller, or any company for an admin. */
export async function shownCompany(
  { webhooks }: Webhooks,
  { sub, isAdmin }: Caller,
  companyId: string,
): Promise<CompanyOwner> {
  const company = await webhooks.company(companyId);
  if (!company || !guard('webhook.owner', isAdmin || company.owner === sub))
    throw new Refusal('company.missing');
  return company;
}

/** Returns a company of the caller, also for an admin. */
export async function ownCompany(needs: Webhooks, caller: Caller, companyId: string): Promise<CompanyOwner> {
  const company = await shownCompany(needs, caller, companyId);
  if (!guard('webhook.change-own', company.owner === caller.sub)) throw new Refusal('company.not-owner');
  return company;
}

export async function endpointOf({ webhooks }: Webhooks, companyId: string, id: string): Promise<WebhookRow> {
  const { endpoints } = await webhooks.endpointsOf(companyId);
  const endpoint = endpoints.find((one) => one.id === id);
  if (!endpoint) throw new Refusal('webhook.missing');
  return endpoint;
}

/** Returns an endpoint of the caller's company that gets events. */
export async function enabledEndpoint(
  needs: Webhooks,
  caller: Caller,
  companyId: string,
  id: string,
): Promise<WebhookRow> {
  await ownCompany(needs, caller, companyId);
  const endpoint = await endpointOf(needs, companyId, id);
  if (endpoint.status !== 'ENABLED') throw new Refusal('webhook.disabled');
  return endpoint;
}
