import { runtime, type Context } from '@aws-appsync/utils';
import { roundKey } from '#domain/keys';
import type { RoundRow } from '../players/told-round';
import { readRowsOf, rowsReadOf, type BatchRead } from '../read-rows';
import { playTable } from '../tables';
import type { ToldMovement } from './told-movement';

interface Page {
  readonly items: ToldMovement[];
  readonly nextToken: string | null;
}
type Reading<Result> = Context<unknown, Record<string, unknown>, { result: Page }, undefined, Result>;

/** Reads the rounds of a page of movements in one batch, each once, and tells of which game they are. */
export function request(ctx: Reading<undefined>) {
  const page = ctx.prev.result;
  const rounds = roundsOf(page);
  if (rounds.length === 0) return runtime.earlyReturn(page);
  const keys = rounds.map(({ brandId, playerId, id }) => roundKey(brandId, playerId, id));
  return readRowsOf(playTable(ctx), keys, false);
}

export function response(ctx: Reading<BatchRead<RoundRow>>) {
  const { items, nextToken } = ctx.prev.result;
  const places = roundsOf(ctx.prev.result).map(({ place }) => place);
  const rows = rowsReadOf(playTable(ctx), ctx);
  const withGames = items.map((movement) => {
    const round = rows[places.indexOf(placeOf(movement))];
    return { ...movement, gameId: round ? round.gameId : null };
  });
  return { items: withGames, nextToken };
}

const placeOf = ({ playerId, reference }: ToldMovement) => `${playerId} ${reference}`;

/** A round has a bet and a win. */
function roundsOf({ items }: Page) {
  const rounds: { brandId: string; playerId: string; id: string; place: string }[] = [];
  for (const movement of items) {
    const { kind, brandId, playerId, reference } = movement;
    const place = placeOf(movement);
    const isPlay = kind === 'BET' || kind === 'WIN';
    if (isPlay && reference && !rounds.some((known) => known.place === place)) {
      rounds.push({ brandId, playerId, id: reference, place });
    }
  }
  return rounds;
}
