import type { Context } from '@aws-appsync/utils';
import type { QueryListBrandMovementsArgs } from '#domain/generated/types';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import { functionAnswer, type Answered } from '../function-answer';
import { pageLimit } from '../page-limit';
import { presentMovement, type MovementRow } from './present-movement';

const dayLength = '2026-11-21'.length;

/**
 * Calls a function that reads every lane of the day. The previous steps have read the brand, its casino and
 * its company.
 */
export function request(ctx: Context<QueryListBrandMovementsArgs, BrandAccess>) {
  const { day, limit, nextToken } = ctx.args;
  const { brand } = managedBrand(ctx);
  return {
    operation: 'Invoke',
    payload: {
      brandId: brand.id,
      // An `AWSDate` can have a time zone; days here are UTC.
      day: day.slice(0, dayLength),
      limit: pageLimit(limit),
      nextToken: nextToken ?? null,
    },
  };
}

interface Page {
  readonly items: MovementRow[];
  readonly nextToken: string | null;
}

export function response(ctx: Answered<Page>) {
  const { items, nextToken } = functionAnswer(ctx);
  return { items: items.map((row) => presentMovement(row)), nextToken };
}
