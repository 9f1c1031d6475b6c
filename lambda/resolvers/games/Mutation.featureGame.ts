import { util } from '@aws-appsync/utils';
import { refuse } from '../refuse';
import { featuredWrite } from './featured-write';
import { activeGame, othersGame, steppedGame, type GameStepContext, type SteppedGame } from './game-step';

/** Only an offered game: others are not in the catalogue. */
export function request(ctx: GameStepContext) {
  const game = activeGame(ctx.args.input, othersGame(ctx, ctx.prev.result), ['LIVE']);
  if (!game.offered || !game.live) return refuse('game.wrong-status', { status: game.status });
  return featuredWrite(ctx, game, util.time.nowISO8601());
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
