import { util, type Context } from '@aws-appsync/utils';
import type { CompanyStatus, QueryListCompaniesArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companiesPartition, indexes, ownedCompanySort, ownerPartition, statusSort } from '#domain/keys';
import { callerOf } from '../caller';
import { checkId } from '../check-id';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { Expression } from '../transaction';
import { askedExpression } from '../asked/asked-expression';
import type { CompanyRow } from './company-row';

export function request(ctx: Context<QueryListCompaniesArgs>) {
  const { status, owner, filter, limit, nextToken } = ctx.args;
  const { sub, isAdmin } = callerOf(ctx);
  checkId('owner', owner);
  const { index, query, narrowing } = guard('company.list-all', isAdmin)
    ? owner
      ? own(owner, status)
      : everybodys(status)
    : own(sub, status);
  const filters = [narrowing, askedExpression('filter', filter)].filter((one) => one !== undefined);
  return {
    operation: 'Query',
    index,
    query,
    ...(filters.length > 0 ? { filter: both(filters) } : {}),
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

interface Listed {
  readonly index: string;
  readonly query: object;
  readonly narrowing?: Expression | undefined;
}

function everybodys(status: Status): Listed {
  const partition = { ':partition': companiesPartition };
  const query = status
    ? {
        expression: 'gsi2pk = :partition AND begins_with(gsi2sk, :status)',
        expressionValues: util.dynamodb.toMapValues({ ...partition, ':status': statusSort(status, '') }),
      }
    : { expression: 'gsi2pk = :partition', expressionValues: util.dynamodb.toMapValues(partition) };
  return { index: indexes.byStatus, query };
}

function own(sub: string, status: Status): Listed {
  const narrowing = {
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
  return { index: indexes.byOwner, query, ...(status ? { narrowing } : {}) };
}

function both(filters: readonly Expression[]) {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const expressions: string[] = [];
  for (const { expression, expressionNames, expressionValues } of filters) {
    expressions.push(expression);
    Object.assign(names, expressionNames);
    Object.assign(values, expressionValues);
  }
  return {
    expression: expressions.join(' AND '),
    expressionNames: names,
    // DynamoDB rejects an empty map of values.
    ...(Object.keys(values).length > 0 ? { expressionValues: values } : {}),
  };
}
