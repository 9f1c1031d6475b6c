import { util, type Context } from '@aws-appsync/utils';
import { gameFields } from '#domain/games/game-fields';
import type { MutationCreateGameArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import {
  auditPartition,
  companyGamesPartition,
  companyGameSort,
  companyKey,
  gameCodeKey,
  gameKey,
  gamesPartition,
  statusSort,
} from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { checkedFields } from '../check-fields';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check, putNew } from '../transaction';

type Previous = { result: CompanyRow };

/** The previous step has read the company. It admits only the company's owner and admins. */
export function request(ctx: Context<MutationCreateGameArgs, Record<string, unknown>, Previous>) {
  const { companyId, code } = ctx.args.input;
  const details = checkedFields(gameFields, ctx.args.input, 'create');
  const { owner, name: companyName, kind, status } = ctx.prev.result;
  if (kind !== 'PROVIDER') refuse('company.not-provider');
  if (!guard('game.approved-company', status === 'APPROVED')) refuse('company.not-approved', { status });
  const approved = guard('game.approved-company', { status: 'APPROVED' });
  const id = util.autoUlid();
  const at = util.time.nowISO8601();
  const given = {
    ...details,
    companyId,
    companyName,
    owner,
    status: 'DRAFT',
  };
  const game = {
    ...given,
    id,
    offered: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: companyGamesPartition(companyId),
    gsi1sk: companyGameSort(id),
    gsi2pk: gamesPartition,
    gsi2sk: statusSort('DRAFT', id),
  };
  ctx.stash.gameId = id;
  const table = mainTable(ctx);
  return auditedWrite(
    ctx,
    [
      putNew(table, gameCodeKey(code), { gameId: id }),
      check(table, companyKey(companyId), { eq: { ...approved, name: companyName } }),
      putNew(table, gameKey(id), game),
    ],
    { entity: auditPartition('GAME', id), at, action: 'GAME_CREATED', changes: given },
    'PROVIDERS',
  );
}

export function response(
  ctx: Context<
    MutationCreateGameArgs,
    Record<string, unknown>,
    Previous,
    undefined,
    CancelledWrite<CompanyRow>
  >,
) {
  if (!ctx.error) return null;
  const [code, company] = failedConditions(ctx);
  if (code?.failed) refuse('game.code-taken');
  if (company?.row && company.row.status !== 'APPROVED') {
    refuse('company.not-approved', { status: company.row.status });
  }
  return refuse('write.collided');
}
