import { util, type Context } from '@aws-appsync/utils';
import type { MutationDeleteCompanyArgs } from '#domain/generated/types';
import { auditPartition, companyKey, complianceKey, ownerLockKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { remove } from '../transaction';
import { askedExpression } from '../asked/asked-expression';
import type { CompanyRow } from './company-row';

type Previous = { result: CompanyRow };

/** The previous step has read the company. It admits only the company's owner and admins. */
export function request(ctx: Context<MutationDeleteCompanyArgs, Record<string, unknown>, Previous>) {
  const { id, owner, version, status, membership } = ctx.prev.result;
  refuseInUse(ctx.prev.result);
  const table = mainTable(ctx);
  // The owner of a closed company may already have another company, which then has the lock.
  const lock = status === 'CLOSED' ? [] : [remove(table, ownerLockKey(owner), { eq: { companyId: id } })];
  ctx.stash.last = ctx.prev.result;
  return auditedWrite(
    ctx,
    [
      remove(table, companyKey(id), {
        eq: { version, membership },
        lt: { liveGames: 1, liveCasinos: 1 },
        also: askedExpression('condition', ctx.args.condition),
      }),
      remove(table, complianceKey(id)),
      ...lock,
    ],
    {
      entity: auditPartition('COMPANY', id),
      at: util.time.nowISO8601(),
      action: 'COMPANY_DELETED',
      changes: { status: 'CLOSED', active: false, approved: false },
    },
  );
}

export function response(
  ctx: Context<
    MutationDeleteCompanyArgs,
    { last?: CompanyRow },
    Previous,
    undefined,
    CancelledWrite<CompanyRow>
  >,
) {
  if (!ctx.error) return ctx.stash.last;
  const row = failedConditions(ctx)[0]?.row;
  if (!row) return refuse('company.missing');
  refuseInUse(row);
  // The condition on the version detects changes since the row was read.
  const unchanged = row.version === ctx.prev.result.version;
  return refuse(ctx.args.condition && unchanged ? 'company.condition-not-met' : 'write.collided');
}

function refuseInUse({ liveGames, liveCasinos }: CompanyRow): void {
  if (liveGames) refuse('company.in-use', { liveGames });
  if (liveCasinos) refuse('company.in-use', { liveCasinos });
}
