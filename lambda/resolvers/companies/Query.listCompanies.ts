import { util, type Context } from '@aws-appsync/utils';
import type { CompanyStatus, QueryListCompaniesArgs } from '#domain/generated/types';
import { companiesPartition, indexes, ownedCompanySort, ownerPartition, statusSort } from '#domain/keys';
import { callerOf } from '../caller';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { CompanyRow } from './company-row';

export function request(ctx: Context<QueryListCompaniesArgs>) {
  const { status, limit, nextToken } = ctx.args;
  const { sub, isAdmin } = callerOf(ctx);
  return {
    operation: 'Query',
    ...(isAdmin ? everybodys(status) : own(sub, status)),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: CompanyRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListCompaniesArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}

type Status = CompanyStatus | null | undefined;

function everybodys(status: Status) {
  const partition = { ':partition': companiesPartition };
  const query = status
    ? {
        expression: 'gsi2pk = :partition AND begins_with(gsi2sk, :status)',
        expressionValues: util.dynamodb.toMapValues({ ...partition, ':status': statusSort(status, '') }),
      }
    : { expression: 'gsi2pk = :partition', expressionValues: util.dynamodb.toMapValues(partition) };
  return { index: indexes.byStatus, query };
}

function own(sub: string, status: Status) {
  const filter = {
    expression: '#status = :status',
    expressionNames: { '#status': 'status' },
    expressionValues: util.dynamodb.toMapValues({ ':status': status }),
  };
  const query = {
    expression: 'gsi1pk = :owner AND begins_with(gsi1sk, :company)',
    expressionValues: util.dynamodb.toMapValues({
      ':owner': ownerPartition(sub),
      ':company': ownedCompanySort(''),
    }),
  };
  return { index: indexes.byOwner, query, ...(status ? { filter } : {}) };
}
