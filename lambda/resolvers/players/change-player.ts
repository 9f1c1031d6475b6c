import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, BrandUserStatus } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { brandUserKey, playKey } from '#domain/keys';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import { failedItems, managedWrite, type ManagedWrite } from '../brands/managed-write';
import { callerOf } from '../caller';
import { refuse } from '../refuse';
import { mainTable, playTable } from '../tables';
import { set, update, type Values } from '../transaction';
import type { PlayerRow } from './player-row';
import { playerNow } from './present-player';

/** A change of a player by a manager of the brand. */
export interface PlayerChange {
  readonly from: readonly BrandUserStatus[];
  readonly action: AuditAction;
}

interface Named {
  readonly input: { readonly userId: string; readonly expectedVersion: number };
}
export type PlayerChangeContext = Context<Named, BrandAccess>;

/**
 * Writes another player of a brand that the caller manages. The history does not contain `unlisted`, such as index
 * keys.
 */
export function changePlayer(
  ctx: Pick<PlayerChangeContext, 'args' | 'identity' | 'env' | 'request' | 'stash'>,
  change: PlayerChange,
  values: Values,
  { reason = null, unlisted = {} }: { readonly reason?: string | null; readonly unlisted?: Values } = {},
): DynamoDBTransactWriteItemsRequest {
  const { userId, expectedVersion } = ctx.args.input;
  const { brand, player } = managedBrand(ctx);
  if (!guard('player.not-self', userId !== callerOf(ctx).sub)) refuse('player.self');
  if (!player) return refuse('player.missing');
  const { version, status } = player;
  if (version !== expectedVersion) refuse('player.stale', { version });
  const now = playerNow(player).status;
  if (!change.from.includes(now)) refuse('player.wrong-status', { status: now });
  const at = util.time.nowISO8601();
  const written = { ...values, ...unlisted, version: version + 1, updatedAt: at };
  const items = [
    update(mainTable(ctx), brandUserKey(brand.id, userId), written, { eq: { version, status } }),
    // Rounds that were started with the previous row fail.
    set(playTable(ctx), playKey(brand.id, player.playerId), { playerVersion: written.version }),
  ];
  const { action } = change;
  return managedWrite(ctx, items, { at, action, reason, changes: { ...values, userId } });
}

/** Refuses a change that conflicts with another write since the player was read. */
export function changedPlayer(ctx: ManagedWrite<Named, PlayerRow>): null {
  if (!ctx.error) return null;
  const row = failedItems(ctx)[0]?.row;
  if (row) refuse('player.stale', { version: row.version });
  return refuse('write.collided');
}
