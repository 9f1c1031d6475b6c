import { featuredWrite } from './featured-write';
import { activeGame, othersGame, steppedGame, type GameStepContext, type SteppedGame } from './game-step';

export function request(ctx: GameStepContext) {
  const game = activeGame(ctx.args.input, othersGame(ctx, ctx.prev.result), [
    'LIVE',
    'SUSPENDED',
    'DEPRECATED',
  ]);
  return featuredWrite(ctx, game, null);
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
