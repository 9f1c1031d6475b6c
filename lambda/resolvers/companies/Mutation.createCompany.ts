import { util, type Context } from '@aws-appsync/utils';
import { companyFields } from '#domain/companies/company-fields';
import type { MutationCreateCompanyArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import {
  auditPartition,
  companiesPartition,
  companyKey,
  ownedCompanySort,
  ownerLockKey,
  ownerPartition,
  statusSort,
  withdrawnKey,
} from '#domain/keys';
import { limits } from '#domain/limits';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf, type Caller } from '../caller';
import { checkedFields } from '../check-fields';
import { checkLength } from '../check-text';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import { mainTable } from '../tables';
import { askedExpression } from '../asked/asked-expression';
import { checkAbsent, putNew, type TransactItem, type Values } from '../transaction';

export function request(ctx: Context<MutationCreateCompanyArgs>) {
  const { owner: named, active, approved } = ctx.args.input;
  if (active) refuse('input.not-writable', { field: 'active' });
  if (approved) refuse('input.not-writable', { field: 'approved' });
  const details = checkedFields(companyFields, ctx.args.input, 'create');
  const also = askedExpression('condition', ctx.args.condition);
  const owner = ownerFor(callerOf(ctx), named);
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  const given = { ...withoutNulls(details), owner, status: 'DRAFT' };
  const company = {
    ...given,
    id,
    membership: 'NONE',
    approved: false,
    active: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: ownerPartition(owner),
    gsi1sk: ownedCompanySort(id),
    gsi2pk: companiesPartition,
    gsi2sk: statusSort('DRAFT', id),
  };
  ctx.stash.companyId = id;
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      putNew(table, companyKey(id), company, also),
      putNew(table, ownerLockKey(owner), { companyId: id }),
      ...guard('caller.access', groupsNotWithdrawn(ctx)),
    ],
    { entity: auditPartition('COMPANY', id), at, action: 'COMPANY_CREATED', changes: given },
  );
}

type Lock = { readonly companyId?: string };

export function response(
  ctx: Context<
    MutationCreateCompanyArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<Lock>
  >,
) {
  if (!ctx.error) return null;
  const [company, lock, ...others] = failedConditions(ctx);
  if (others.some(({ failed }) => failed)) refuse('caller.rights-withdrawn');
  if (lock?.failed) refuse('company.already-open');
  if (company?.failed && ctx.args.condition) refuse('company.condition-not-met');
  return refuseFailure(ctx);
}

/** A user who was removed from a group cannot create a company with a token that still contains the group. */
function groupsNotWithdrawn(ctx: Pick<Context, 'identity' | 'env' | 'error' | 'request'>): TransactItem[] {
  const { sub, groups, isAdmin } = callerOf(ctx);
  const checks: TransactItem[] = [];
  if (isAdmin) return checks;
  for (const group of groups) checks.push(checkAbsent(mainTable(ctx), withdrawnKey(sub, group)));
  return checks;
}

/** Null means that the field is missing, as after an update. */
function withoutNulls(details: Values): Values {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(details)) if (value !== null) given[field] = value;
  return given;
}

function ownerFor(caller: Caller, named: string | null | undefined): string {
  if (!named || named === caller.sub) return caller.sub;
  if (!guard('company.named-owner', caller.isAdmin)) refuse('company.owner-not-yours');
  checkLength('owner', named, limits.sub);
  return named;
}
