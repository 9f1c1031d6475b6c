import { util, type Context } from '@aws-appsync/utils';
import type { QueryListCasinosArgs } from '#domain/generated/types';
import {
  casinosPartition,
  companyCasinosPartition,
  companyCasinoSort,
  indexes,
  statusSort,
} from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { CasinoRow } from './casino-row';

/** The previous step admits admins, and owners of the requested company. */
export function request(ctx: Context<QueryListCasinosArgs>) {
  const { companyId, status } = ctx.args;
  if (companyId) return askPage(ofCompany(companyId, status), ctx.args);
  const start = status ? statusSort(status, '') : '';
  return askPage({ index: indexes.byStatus, partition: casinosPartition, start }, ctx.args);
}

export const response = (ctx: PageRead<CasinoRow>) => pageRead(ctx);

/** The key of a company's list does not contain the status. */
function ofCompany(companyId: string, status: QueryListCasinosArgs['status']) {
  const filter = {
    expression: '#status = :status',
    expressionNames: { '#status': 'status' },
    expressionValues: util.dynamodb.toMapValues({ ':status': status }),
  };
  const partition = companyCasinosPartition(companyId);
  const place = { index: indexes.byOwner, partition, start: companyCasinoSort('') };
  return { ...place, ...(status ? { filter } : {}) };
}
