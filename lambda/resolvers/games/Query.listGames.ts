import type { Context } from '@aws-appsync/utils';
import type { QueryListGamesArgs } from '#domain/generated/types';
import { companyGamesPartition, companyGameSort, gamesPartition, indexes, statusSort } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import { gameFilter } from './game-filter';
import type { GameRow } from './game-row';

/** The previous step admits admins, and owners of the requested company. */
export function request(ctx: Context<QueryListGamesArgs>) {
  const { companyId, status, filter: asked } = ctx.args;
  // The key of a company's list does not contain the status.
  const filter = gameFilter({ ...asked, status: companyId ? status : null });
  const place = companyId
    ? {
        index: indexes.byOwner,
        partition: companyGamesPartition(companyId),
        start: companyGameSort(''),
      }
    : {
        index: indexes.byStatus,
        partition: gamesPartition,
        start: status ? statusSort(status, '') : '',
      };
  return askPage({ ...place, filter }, ctx.args);
}

export const response = (ctx: PageRead<GameRow>) => pageRead(ctx);
