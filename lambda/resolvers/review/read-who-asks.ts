import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryListReviewItemsArgs } from '#domain/generated/types';
import { companyKey, gameKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { reviewItems, type FoundRow } from './review-items';
import type { WaitingRow } from './waiting-row';

interface Page {
  readonly items: readonly WaitingRow[];
  readonly nextToken: string | null;
}
type PlainKey = Readonly<{ pk: string; sk: string }>;
type Reading<Result> = Context<
  QueryListReviewItemsArgs,
  Record<string, unknown>,
  { result: Page },
  undefined,
  Result
>;

/** Reads the companies and games of a page of the queue, each one once. Items that are companies are already read. */
export function request(ctx: Reading<undefined>) {
  const { items, nextToken } = ctx.prev.result;
  const keys: PlainKey[] = [];
  const add = (key: PlainKey) => {
    if (!keys.some(({ pk }) => pk === key.pk)) keys.push(key);
  };
  for (const { companyId, gameId } of items) {
    if (companyId) add(companyKey(companyId));
    if (gameId) add(gameKey(gameId));
  }
  if (keys.length === 0) return runtime.earlyReturn({ items: reviewItems(items, []), nextToken });
  return readRows(ctx, keys, false);
}

export function response(ctx: Reading<BatchRead<FoundRow>>) {
  const { items, nextToken } = ctx.prev.result;
  return { items: reviewItems(items, rowsRead(ctx)), nextToken };
}
