import type { Context } from '@aws-appsync/utils';
import type { QueryListReviewItemsArgs } from '#domain/generated/types';
import { indexes, reviewPartition } from '#domain/keys';
import { limits } from '#domain/limits';
import { askPage, pageRead, type PageRead } from '../rows-page';
import type { WaitingRow } from './waiting-row';

/** The oldest first. */
export function request(ctx: Context<QueryListReviewItemsArgs>) {
  const place = { index: indexes.review, partition: reviewPartition, forward: true };
  return askPage(place, ctx.args, limits.reviewPage);
}

/** The next step reads the companies and games of the items. */
export const response = (ctx: PageRead<WaitingRow>) => pageRead(ctx);
