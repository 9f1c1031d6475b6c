import { util, type Context } from '@aws-appsync/utils';
import { gameFields } from '#domain/games/game-fields';
import type { GameStatus, MutationUpdateGameArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, gameKey } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkedFields } from '../check-fields';
import { checkVersionAndStatus } from '../check-version-and-status';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { authorizeGame } from './authorize-game';
import type { GameRow } from './game-row';

const lasting: readonly GameStatus[] = ['DRAFT', 'LIVE', 'SUSPENDED', 'DEPRECATED'];
const unseen: readonly GameStatus[] = ['DRAFT'];

export function request(ctx: Context<MutationUpdateGameArgs>) {
  const { id, expectedVersion, thumbnailKey } = ctx.args.input;
  const changes = checkedFields(gameFields, ctx.args.input, 'update');
  const at = util.time.nowISO8601();
  const { sub, isAdmin } = callerOf(ctx);
  const when = {
    eq: { ...guard('game.update-own', isAdmin ? {} : { owner: sub }), version: expectedVersion },
    // Visible games must keep a thumbnail, because the catalogue shows it.
    in: { status: thumbnailKey === null ? unseen : lasting },
  };
  const written = { ...changes, version: expectedVersion + 1, updatedAt: at };
  const item = update(mainTable(ctx), gameKey(parseId(id, 'game.missing')), written, when);
  const entity = auditPartition('GAME', id);
  return auditedWrite(ctx, [item], { entity, at, action: 'GAME_UPDATED', changes }, 'PROVIDERS');
}

export function response(
  ctx: Context<
    MutationUpdateGameArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    CancelledWrite<GameRow>
  >,
) {
  if (!ctx.error) return null;
  const game = authorizeGame(ctx, failedConditions(ctx)[0]?.row);
  checkVersionAndStatus('game', game, ctx.args.input.expectedVersion, lasting);
  if (ctx.args.input.thumbnailKey === null) refuse('game.incomplete', { field: 'thumbnailKey' });
  return refuse('write.collided');
}
