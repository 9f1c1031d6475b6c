import { util, type Context } from '@aws-appsync/utils';
import type { QueryListGamesArgs } from '#domain/generated/types';
import { companyGamesPartition, companyGameSort, gamesPartition, indexes, statusSort } from '#domain/keys';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import { gameFilter } from './game-filter';
import type { GameRow } from './game-row';

/** The previous step admits admins, and owners of the requested company. */
export function request(ctx: Context<QueryListGamesArgs>) {
  const { companyId, status, filter, limit, nextToken } = ctx.args;
  // The key of a company's list does not contain the status.
  const narrowed = gameFilter({ ...filter, status: companyId ? status : null });
  return {
    operation: 'Query',
    ...(companyId ? ofCompany(companyId) : ofStatus(status)),
    ...(narrowed ? { filter: narrowed } : {}),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: GameRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListGamesArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}

function ofCompany(companyId: string) {
  const query = {
    expression: 'gsi1pk = :company AND begins_with(gsi1sk, :game)',
    expressionValues: util.dynamodb.toMapValues({
      ':company': companyGamesPartition(companyId),
      ':game': companyGameSort(''),
    }),
  };
  return { index: indexes.byOwner, query };
}

function ofStatus(status: QueryListGamesArgs['status']) {
  const partition = { ':partition': gamesPartition };
  const query = status
    ? {
        expression: 'gsi2pk = :partition AND begins_with(gsi2sk, :status)',
        expressionValues: util.dynamodb.toMapValues({ ...partition, ':status': statusSort(status, '') }),
      }
    : { expression: 'gsi2pk = :partition', expressionValues: util.dynamodb.toMapValues(partition) };
  return { index: indexes.byStatus, query };
}
