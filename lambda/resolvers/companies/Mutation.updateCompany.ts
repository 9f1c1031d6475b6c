import { util, type Context } from '@aws-appsync/utils';
import { companyFields } from '#domain/companies/company-fields';
import type { MutationUpdateCompanyArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, companyKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkedFields } from '../check-fields';
import { mainTable } from '../tables';
import { refuse } from '../refuse';
import { update, type Values } from '../transaction';
import { askedExpression } from '../asked/asked-expression';
import { authorizeCompany } from './authorize-company';
import type { CompanyRow } from './company-row';
import { parseId } from '../parse-id';
import { openStatuses } from './open-statuses';

export function request(ctx: Context<MutationUpdateCompanyArgs>) {
  const { id, expectedVersion, owner, active, approved } = ctx.args.input;
  const changes = checkedFields(companyFields, ctx.args.input, 'update');
  const at = util.time.nowISO8601();
  const { sub, isAdmin } = callerOf(ctx);
  if (!isAdmin && owner !== undefined && owner !== sub) refuse('input.not-writable', { field: 'owner' });
  const repeated = present({ owner, active, approved, version: expectedVersion ?? undefined });
  const whose = guard('company.update-own', isAdmin ? {} : { owner: sub });
  const when = {
    eq: { ...repeated, ...whose },
    in: { status: openStatuses },
    also: askedExpression('condition', ctx.args.condition),
  };
  const written = { ...changes, updatedAt: at };
  const write = update(mainTable(ctx), companyKey(parseId(id)), written, when, { version: 1 });
  return auditedWrite(ctx, [write], {
    entity: auditPartition('COMPANY', id),
    at,
    action: 'COMPANY_UPDATED',
    changes,
  });
}

export function response(
  ctx: Context<
    MutationUpdateCompanyArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<CompanyRow>
  >,
) {
  if (!ctx.error) return null;
  const { expectedVersion, owner, active, approved } = ctx.args.input;
  const company = authorizeCompany(ctx, failedConditions(ctx)[0]?.row);
  const { version, status } = company;
  if (expectedVersion && version !== expectedVersion) refuse('company.stale', { version });
  for (const [field, value] of Object.entries(present({ owner, active, approved })))
    if (value !== company[field as 'owner' | 'active' | 'approved']) refuse('input.not-writable', { field });
  if (!openStatuses.includes(status)) refuse('company.wrong-status', { status });
  return refuse(ctx.args.condition ? 'company.condition-not-met' : 'write.collided');
}

/** Returns the fields in the input, including those that are `null`. */
function present(values: Values): Values {
  const said: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) if (value !== undefined) said[field] = value;
  return said;
}
