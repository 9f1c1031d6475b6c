import { util, type Context } from '@aws-appsync/utils';
import { casinoFields } from '#domain/casinos/casino-fields';
import type { MutationCreateCasinoArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import {
  auditPartition,
  casinoKey,
  casinosPartition,
  companyCasinosPartition,
  companyCasinoSort,
  companyKey,
  statusSort,
} from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { checkedFields } from '../check-fields';
import { checkAddresses } from './check-addresses';
import type { CompanyRow } from '../companies/company-row';
import { refuseUnapproved } from '../companies/refuse-unapproved';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew } from '../transaction';

type Previous = { result: CompanyRow };

/** The previous step has read the company. It admits only the company's owner and admins. */
export function request(ctx: Context<MutationCreateCasinoArgs, Record<string, unknown>, Previous>) {
  const { companyId } = ctx.args.input;
  const details = checkedFields(casinoFields, ctx.args.input, 'create');
  checkAddresses(ctx);
  const { owner, name: companyName, kind, status } = ctx.prev.result;
  if (!guard('casino.operator', kind === 'OPERATOR')) refuse('company.not-operator');
  if (!guard('casino.operator', status === 'APPROVED')) refuse('company.not-approved', { status });
  const approved = guard('casino.operator', { status: 'APPROVED' });
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  const given = {
    ...details,
    companyId,
    companyName,
    owner,
    status: 'DRAFT',
  };
  const casino = {
    ...given,
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: companyCasinosPartition(companyId),
    gsi1sk: companyCasinoSort(id),
    gsi2pk: casinosPartition,
    gsi2sk: statusSort('DRAFT', id),
  };
  ctx.stash.casinoId = id;
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      check(table, companyKey(companyId), { eq: { ...approved, name: companyName } }),
      putNew(table, casinoKey(id), casino),
    ],
    { entity: auditPartition('CASINO', id), at, action: 'CASINO_CREATED', changes: given },
    'OPERATORS',
  );
}

export function response(
  ctx: Context<
    MutationCreateCasinoArgs,
    Record<string, unknown>,
    Previous,
    undefined,
    CancelledWrite<CompanyRow>
  >,
) {
  if (!ctx.error) return null;
  const row = failedConditions(ctx)[0]?.row;
  if (row && row.status !== 'APPROVED') refuseUnapproved(row);
  return refuse('write.collided');
}
