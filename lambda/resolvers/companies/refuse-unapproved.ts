import { refuse } from '../refuse';

/** For a write that asked that the company be approved. */
export function refuseUnapproved(company: { readonly status: string } | null): never {
  return refuse('company.not-approved', { status: company ? company.status : 'CLOSED' });
}
