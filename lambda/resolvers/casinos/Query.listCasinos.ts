import { util, type Context } from '@aws-appsync/utils';
import type { QueryListCasinosArgs } from '#domain/generated/types';
import {
  casinosPartition,
  companyCasinosPartition,
  companyCasinoSort,
  indexes,
  statusSort,
} from '#domain/keys';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { CasinoRow } from './casino-row';

/** The previous step admits admins, and owners of the requested company. */
export function request(ctx: Context<QueryListCasinosArgs>) {
  const { companyId, status, limit, nextToken } = ctx.args;
  return {
    operation: 'Query',
    ...(companyId ? ofCompany(companyId, status) : ofStatus(status)),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: CasinoRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListCasinosArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}

type Status = QueryListCasinosArgs['status'];

function ofCompany(companyId: string, status: Status) {
  const query = {
    expression: 'gsi1pk = :company AND begins_with(gsi1sk, :casino)',
    expressionValues: util.dynamodb.toMapValues({
      ':company': companyCasinosPartition(companyId),
      ':casino': companyCasinoSort(''),
    }),
  };
  // The key of a company's list does not contain the status.
  const filter = {
    expression: '#status = :status',
    expressionNames: { '#status': 'status' },
    expressionValues: util.dynamodb.toMapValues({ ':status': status }),
  };
  return { index: indexes.byOwner, query, ...(status ? { filter } : {}) };
}

function ofStatus(status: Status) {
  const partition = { ':partition': casinosPartition };
  const query = status
    ? {
        expression: 'gsi2pk = :partition AND begins_with(gsi2sk, :status)',
        expressionValues: util.dynamodb.toMapValues({ ...partition, ':status': statusSort(status, '') }),
      }
    : { expression: 'gsi2pk = :partition', expressionValues: util.dynamodb.toMapValues(partition) };
  return { index: indexes.byStatus, query };
}
