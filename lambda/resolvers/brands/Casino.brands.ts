import { util, type Context } from '@aws-appsync/utils';
import type { CasinoBrandsArgs } from '#domain/generated/types';
import { casinoBrandsPartition, casinoBrandSort, indexes } from '#domain/keys';
import type { CasinoRow } from '../casinos/casino-row';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { BrandRow } from './brand-row';

/** Every caller who can read the casino can read its brands. */
export function request(ctx: Context<CasinoBrandsArgs, Record<string, unknown>, undefined, CasinoRow>) {
  if (!ctx.source) return util.unauthorized();
  const partition = casinoBrandsPartition(ctx.source.id);
  return askPage({ index: indexes.byOwner, partition, start: casinoBrandSort('') }, ctx.args);
}

/** The next step reads the company, whose status determines whether the brands are open. */
export const response = (ctx: PageRead<BrandRow>) => pageRead(ctx);
