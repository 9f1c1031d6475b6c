import { refuse } from '../refuse';

/** For a failed write with the condition that the company is approved. */
export function refuseUnapproved(company: { readonly status: string } | null): never {
  return refuse('company.not-approved', { status: company ? company.status : 'CLOSED' });
}
