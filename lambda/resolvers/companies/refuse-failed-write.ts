import type { Context } from '@aws-appsync/utils';
import type { CompanyStatus, ModelCompanyConditionInput } from '#domain/generated/types';
import type { CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';

/** The context of the answer to a write whose first item is a company. */
export type CompanyWrite<Input> = Context<
  { readonly input: Input; readonly condition?: ModelCompanyConditionInput | null },
  Record<string, unknown>,
  undefined,
  undefined,
  CancelledWrite<CompanyRow>
>;

/** Says why a company, as it stands, is not what the write asked for. */
export function refuseFailedWrite(
  ctx: Pick<Context, 'identity'>,
  row: CompanyRow | null | undefined,
  expectedVersion: number,
  from: readonly CompanyStatus[],
): never {
  const company = authorizeCompany(ctx, row);
  refuseStale(company, expectedVersion);
  refuseWrongStatus(company, from);
  return refuse('write.collided');
}

/** Without an expected version nothing is stale. */
export function refuseStale(company: CompanyRow, expectedVersion: number | null | undefined): void {
  if (expectedVersion && company.version !== expectedVersion)
    refuse('company.stale', { version: company.version });
}

export function refuseWrongStatus(company: CompanyRow, from: readonly CompanyStatus[]): void {
  if (!from.includes(company.status)) refuse('company.wrong-status', { status: company.status });
}
