import type { Context } from '@aws-appsync/utils';
import type { QueryListStatementArgs } from '#domain/generated/types';
import { journalIndexes, walletPartition } from '#domain/keys';
import type { BrandAccess } from '../brands/brand-access';
import { checkForm, checkRequired } from '../check-text';
import { readablePlayer } from '../players/readable-player';
import { signedInAs, presentMovement, type MovementRow } from './present-movement';
import { askPage, type Page, pageRead } from '../rows-page';

/** The previous steps have read the brand, its casino and company, and the player. */
export function request(ctx: Context<QueryListStatementArgs, BrandAccess>) {
  const { userId, coin, purse } = ctx.args;
  checkRequired('coin', coin, 2, 5);
  checkForm('coin', coin, '^[A-Z]{2,5}$');
  const { brand, player } = readablePlayer(ctx, userId);
  const partition = walletPartition(brand.id, player.playerId, coin, purse ?? 'MAIN');
  return askPage({ index: journalIndexes.byWallet.indexName, keys: 'gsi1', partition }, ctx.args);
}

export function response(
  ctx: Context<QueryListStatementArgs, BrandAccess, undefined, undefined, Page<MovementRow>>,
) {
  const { items, nextToken } = pageRead(ctx);
  return {
    items: items.map((row) => signedInAs(presentMovement(row), ctx.args.userId)),
    nextToken,
  };
}
