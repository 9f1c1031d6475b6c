import type { Context } from '@aws-appsync/utils';
import { refuseFailure } from '../refuse-failure';
import { presentMovement, type MovementRow } from './present-movement';

/** The context of the response with a page of the journal. */
export type MovementsRead<Args = unknown> = Context<
  Args,
  Record<string, unknown>,
  undefined,
  undefined,
  { items: MovementRow[]; nextToken: string | null }
>;

export function movementsRead(ctx: Pick<MovementsRead, 'error' | 'request' | 'result'>) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  return { items: items.map((row) => presentMovement(row)), nextToken };
}
