import { runtime, type Context } from '@aws-appsync/utils';
import { playerKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { signedInAs, type PresentedMovement } from './present-movement';

interface Page {
  readonly items: PresentedMovement[];
  readonly nextToken: string | null;
}
interface UserRow {
  readonly userId: string;
}
type Reading<Result> = Context<unknown, Record<string, unknown>, { result: Page }, undefined, Result>;

/** Reads the users of the players in a page of movements, each one once. */
export function request(ctx: Reading<undefined>) {
  const { items } = ctx.prev.result;
  const [first] = items;
  if (!first) return runtime.earlyReturn(ctx.prev.result);
  const keys = playersOf(items).map((playerId) => playerKey(first.brandId, playerId));
  return readRows(ctx, keys, false);
}

export function response(ctx: Reading<BatchRead<UserRow>>) {
  const { items, nextToken } = ctx.prev.result;
  const players = playersOf(items);
  const rows = rowsRead(ctx);
  const userOf = (playerId: string) => rows[players.indexOf(playerId)]?.userId ?? playerId;
  return { items: items.map((movement) => signedInAs(movement, userOf(movement.playerId))), nextToken };
}

function playersOf(items: readonly PresentedMovement[]): string[] {
  const players: string[] = [];
  for (const { playerId } of items) {
    if (!players.includes(playerId)) players.push(playerId);
  }
  return players;
}
