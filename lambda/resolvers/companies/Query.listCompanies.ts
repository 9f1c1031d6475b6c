import { util, type Context } from '@aws-appsync/utils';
import type { CompanyStatus, QueryListCompaniesArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { companiesPartition, indexes, ownedCompanySort, ownerPartition, statusSort } from '#domain/keys';
import { callerOf } from '../caller';
import { checkId } from '../check-id';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { Expression } from '../transaction';
import { askedExpression } from '../asked/asked-expression';
import type { CompanyRow } from './company-row';

export function request(ctx: Context<QueryListCompaniesArgs>) {
  const { status, owner, filter: asked } = ctx.args;
  const { sub, isAdmin } = callerOf(ctx);
  checkId('owner', owner);
  const listsAll = guard('company.list-all', isAdmin);
  const { narrowing, ...place } =
    listsAll && !owner ? everybodys(status) : own(listsAll && owner ? owner : sub, status);
  const filters = [narrowing, askedExpression('filter', asked)].filter((one) => one !== undefined);
  return askPage({ ...place, filter: filters.length > 0 ? both(filters) : undefined }, ctx.args);
}

export const response = (ctx: PageRead<CompanyRow>) => pageRead(ctx);

type Status = CompanyStatus | null | undefined;

interface Listed {
  readonly index: string;
  readonly partition: string;
  readonly start: string;
  readonly narrowing?: Expression | undefined;
}

const everybodys = (status: Status): Listed => ({
  index: indexes.byStatus,
  partition: companiesPartition,
  start: status ? statusSort(status, '') : '',
});

function own(sub: string, status: Status): Listed {
  const narrowing = {
    expression: '#status = :status',
    expressionNames: { '#status': 'status' },
    expressionValues: util.dynamodb.toMapValues({ ':status': status }),
  };
  const place = { index: indexes.byOwner, partition: ownerPartition(sub), start: ownedCompanySort('') };
  return { ...place, ...(status ? { narrowing } : {}) };
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
