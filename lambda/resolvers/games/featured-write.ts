import { util, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import { auditPartition, gameKey } from '#domain/keys';
import { auditedWrite } from '../audited-write';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { offeredSince } from './catalogue-place';
import type { GameRow } from './game-row';
import type { GameStepContext } from './game-step';

/** Sets the time at which the game was featured, or null, and its place in the catalogue. */
export function featuredWrite(
  ctx: Pick<GameStepContext, 'args' | 'identity' | 'env' | 'request'>,
  game: GameRow,
  featuredAt: string | null,
): DynamoDBTransactWriteItemsRequest {
  const { id, version, status, offered, live } = game;
  const at = util.time.nowISO8601();
  const place = offered && live ? offeredSince(live.publishedAt, { id, featuredAt }) : {};
  const written = { ...place, featuredAt, version: version + 1, updatedAt: at };
  const event = {
    entity: auditPartition('GAME', id),
    at,
    action: featuredAt ? ('GAME_FEATURED' as const) : ('GAME_UNFEATURED' as const),
    changes: { featuredAt },
  };
  const seen = { eq: { version, status, offered } };
  return auditedWrite(ctx, [update(mainTable(ctx), gameKey(id), written, seen)], event, 'ADMINS');
}
