import type { Context } from '@aws-appsync/utils';
import type { ComplianceTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companyKey, complianceKey } from '#domain/keys';
import { callerOf } from '../caller';
import type { CompanyRow } from '../companies/company-row';
import { parseId } from '../parse-id';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';
import type { ComplianceStash } from './own-profile';
import { checkProfile, profileSteps } from './profile-review';
import type { ProfileRow } from './profile-row';

interface Named {
  readonly input: ComplianceTransitionInput;
}

/** Reads a profile in review with the version in the input. The schema's directive requires an admin. */
export function request(ctx: Context<Named>) {
  const company = parseId(ctx.args.input.companyId);
  return readRows(ctx, [companyKey(company), complianceKey(company)], true);
}

export function response(
  ctx: Context<Named, ComplianceStash, undefined, undefined, BatchRead<CompanyRow | ProfileRow>>,
) {
  const [company, profile] = rowsRead(ctx) as [CompanyRow | null, ProfileRow | null];
  if (!company) return refuse('company.missing');
  if (!guard('compliance.not-own', company.owner !== callerOf(ctx).sub)) refuse('company.own');
  checkProfile(ctx, profile, profileSteps.accept);
  return null;
}
