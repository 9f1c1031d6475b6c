import { util, type Context } from '@aws-appsync/utils';
import type { QueryListStatementArgs } from '#domain/generated/types';
import { journalIndexes, walletPartition } from '#domain/keys';
import type { BrandAccess } from '../brands/brand-access';
import { checkForm, checkRequired } from '../check-text';
import { pageLimit } from '../page-limit';
import { readablePlayer } from '../players/readable-player';
import { signedInAs, presentMovement, type MovementRow } from './present-movement';
import { refuseFailure } from '../refuse-failure';

/** The previous steps have read the brand, its casino and company, and the player. */
export function request(ctx: Context<QueryListStatementArgs, BrandAccess>) {
  const { userId, coin, purse, limit, nextToken } = ctx.args;
  checkRequired('coin', coin, 2, 5);
  checkForm('coin', coin, '^[A-Z]{2,5}$');
  const { brand, player } = readablePlayer(ctx, userId);
  const wallet = walletPartition(brand.id, player.playerId, coin, purse ?? 'MAIN');
  return {
    operation: 'Query',
    index: journalIndexes.byWallet.indexName,
    query: {
      expression: `${journalIndexes.byWallet.partitionKey} = :wallet`,
      expressionValues: util.dynamodb.toMapValues({ ':wallet': wallet }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export function response(ctx: MovementsRead<QueryListStatementArgs>) {
  const { items, nextToken } = movementsRead(ctx);
  return { items: items.map((movement) => signedInAs(movement, ctx.args.userId)), nextToken };
}

/** The context of the response with a page of the journal. */
type MovementsRead<Args = unknown> = Context<
  Args,
  Record<string, unknown>,
  undefined,
  undefined,
  { items: MovementRow[]; nextToken: string | null }
>;

function movementsRead(ctx: Pick<MovementsRead, 'error' | 'request' | 'result'>) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  return { items: items.map((row) => presentMovement(row)), nextToken };
}
