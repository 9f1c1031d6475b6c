import { runtime, type Context } from '@aws-appsync/utils';
import type { QuerySearchCatalogueArgs } from '#domain/generated/types';
import { gameKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import type { FoundEntry } from '../search/found-entries';
import type { GameRow } from './game-row';
import { publicGame } from './public-game';

interface Stash extends Record<string, unknown> {
  offered: readonly FoundEntry[];
}
type Reading<Result> = Context<QuerySearchCatalogueArgs, Stash, undefined, undefined, Result>;

/** Reads the games of the search entries that the previous step found. */
export function request(ctx: Reading<undefined>) {
  const ids: string[] = [];
  // A game has one entry for each word of its name that the text matches. Ids are in order of creation.
  for (const { id } of ctx.stash.offered) if (!ids.includes(id)) ids.push(id);
  if (ids.length === 0) return runtime.earlyReturn([]);
  return readRows(
    ctx,
    ids.map((id) => gameKey(id)),
    false,
  );
}

export function response(ctx: Reading<BatchRead<GameRow>>) {
  const games: unknown[] = [];
  for (const row of rowsRead(ctx)) {
    // The index is updated about a second after a change of a game.
    if (row?.offered) games.push(publicGame(row));
  }
  return games;
}
