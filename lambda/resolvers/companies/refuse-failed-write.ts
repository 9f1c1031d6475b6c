import type { Context } from '@aws-appsync/utils';
import type { CompanyStatus } from '#domain/generated/types';
import type { CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';

/** The context of the answer to a write whose first item is a company. */
export type CompanyWrite<Input> = Context<
  { readonly input: Input },
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
  if (company.version !== expectedVersion) refuse('company.stale', { version: company.version });
  if (!from.includes(company.status)) refuse('company.wrong-status', { status: company.status });
  return refuse('write.collided');
}
