import { util, type Context } from '@aws-appsync/utils';
import type { QueryListBrandMovementsArgs } from '#domain/generated/types';
import { brandDayPartition, journalIndexes } from '#domain/keys';
import { managedBrand, type BrandStanding } from '../brands/brand-standing';
import { pageLimit } from '../page-limit';
import { movementsRead, type MovementsRead } from './movement-page';

const dayLength = '2026-11-21'.length;

/** The steps before have read the brand and its house. */
export function request(ctx: Context<QueryListBrandMovementsArgs, BrandStanding>) {
  const { day, limit, nextToken } = ctx.args;
  const { brand } = managedBrand(ctx);
  // An `AWSDate` may carry a time zone; days here are UTC.
  const partition = brandDayPartition(brand.id, day.slice(0, dayLength));
  return {
    operation: 'Query',
    index: journalIndexes.byDay,
    query: {
      expression: 'gsi2pk = :day',
      expressionValues: util.dynamodb.toMapValues({ ':day': partition }),
    },
    limit: pageLimit(limit),
    nextToken,
  };
}

export function response(ctx: MovementsRead) {
  return movementsRead(ctx);
}
