import { util, type Context } from '@aws-appsync/utils';
import { toldMovement, type MovementRow } from './told-movement';

/** The context of the answer to a page of the journal. */
export type MovementsRead = Context<
  unknown,
  Record<string, unknown>,
  undefined,
  undefined,
  { items: MovementRow[]; nextToken: string | null }
>;

export function movementsRead(ctx: Pick<MovementsRead, 'error' | 'result'>) {
  if (ctx.error) util.error(ctx.error.message, ctx.error.type);
  const { items, nextToken } = ctx.result;
  return { items: items.map((row) => toldMovement(row)), nextToken };
}
