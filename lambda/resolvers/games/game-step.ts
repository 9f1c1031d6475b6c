import { util, type Context, type DynamoDBTransactWriteItemsRequest } from '@aws-appsync/utils';
import type { AuditAction, GameStatus, GameTransitionInput } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { auditPartition, gameKey, gameVersionKey, statusSort } from '#domain/keys';
import { auditedWrite, failedConditions, type CancelledWrite } from '../audited-write';
import { callerOf } from '../caller';
import { checkVersionAndStatus } from '../check-version-and-status';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { update, type TransactItem, type Values } from '../transaction';
import type { GameRow } from './game-row';

/** A status change of a game and of its live version. */
export interface GameStep {
  readonly from: readonly GameStatus[];
  readonly to: Extract<GameStatus, 'LIVE' | 'SUSPENDED' | 'DEPRECATED' | 'RETIRED'>;
  readonly action: AuditAction;
}

type Input = GameTransitionInput & { readonly reason?: string };
type Read = { result: GameRow };
export type GameStepContext = Context<{ readonly input: Input }, { game?: GameRow }, Read>;

/** Returns the game if its status allows the change. */
export function activeGame(
  input: Pick<Input, 'expectedVersion'>,
  game: GameRow,
  from: readonly GameStatus[],
): GameRow {
  checkVersionAndStatus('game', game, input.expectedVersion, from);
  return game;
}

/** For decisions: admins cannot decide about their own games. */
export function othersGame(ctx: Pick<Context, 'identity'>, game: GameRow): GameRow {
  if (!guard('game.not-own', game.owner !== callerOf(ctx).sub)) refuse('company.own');
  return game;
}

/** Writes the step, with `values` besides the status and `more` in the same transaction. */
export function stepGame(
  ctx: Pick<GameStepContext, 'args' | 'identity' | 'env' | 'request'>,
  game: GameRow,
  step: GameStep,
  values: Values,
  more: readonly TransactItem[] = [],
): DynamoDBTransactWriteItemsRequest {
  const { id, version, status, live } = game;
  const { reason } = ctx.args.input;
  const at = util.time.nowISO8601();
  const changes = { ...values, status: step.to };
  const written = { ...changes, version: version + 1, updatedAt: at, gsi2sk: statusSort(step.to, id) };
  const table = mainTable(ctx);
  const items = [update(table, gameKey(id), written, { eq: { version, status } })];
  if (live) {
    const ofVersion = { status: step.to, updatedAt: at };
    const key = gameVersionKey(id, live.versionId);
    items.push(update(table, key, ofVersion, { eq: { status } }, { version: 1 }));
  }
  const event = {
    entity: auditPartition('GAME', id),
    at,
    action: step.action,
    reason: reason ? reason.trim() : null,
    changes: { ...changes, versionId: live ? live.versionId : null },
  };
  return auditedWrite(ctx, [...items, ...more], event, 'PROVIDERS');
}

export type SteppedGame = Context<
  { readonly input: Input },
  Record<string, unknown>,
  Read,
  undefined,
  CancelledWrite<GameRow>
>;

export function steppedGame(ctx: SteppedGame): null {
  if (!ctx.error) return null;
  const game = failedConditions(ctx)[0]?.row;
  if (game) refuse('game.stale', { version: game.version });
  return refuse('write.collided');
}
