import type { Context } from '@aws-appsync/utils';
import type { QuerySearchCatalogueArgs } from '#domain/generated/types';
import { catalogueNames } from '#domain/keys';
import { entriesFound, entriesQuery, type Found } from './found-entries';

/** Reads the search entries of the catalogue. */
export const request = (ctx: Context<QuerySearchCatalogueArgs>) => entriesQuery(ctx, catalogueNames);

export function response(ctx: Found<QuerySearchCatalogueArgs>) {
  ctx.stash.offered = entriesFound(ctx);
  return null;
}
