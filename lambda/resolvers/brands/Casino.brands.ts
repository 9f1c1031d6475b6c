import { util, type Context } from '@aws-appsync/utils';
import type { CasinoBrandsArgs } from '#domain/generated/types';
import { casinoBrandsPartition, casinoBrandSort, indexes } from '#domain/keys';
import type { CasinoRow } from '../casinos/casino-row';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { BrandRow } from './brand-row';

type OfCasino<Result> = Context<CasinoBrandsArgs, Record<string, unknown>, undefined, CasinoRow, Result>;

/** Every caller who can read the casino can read its brands. */
export function request(ctx: OfCasino<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { limit, nextToken } = ctx.args;
  return {
    operation: 'Query',
    index: indexes.byOwner,
    query: {
      expression: 'gsi1pk = :casino AND begins_with(gsi1sk, :brand)',
      expressionValues: util.dynamodb.toMapValues({
        ':casino': casinoBrandsPartition(ctx.source.id),
        ':brand': casinoBrandSort(''),
      }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export interface BrandPage {
  readonly items: BrandRow[];
  readonly nextToken: string | null;
}

/** The next step reads the company, whose status determines whether the brands are open. */
export function response(ctx: OfCasino<BrandPage>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
