import { companyKey } from '#domain/keys';
import { mainTable } from '../tables';
import { update } from '../transaction';
import { withdrawn } from './catalogue-place';
import {
  activeGame,
  steppedGame,
  stepGame,
  type GameStep,
  type GameStepContext,
  type SteppedGame,
} from './game-step';

const step: GameStep = { from: ['LIVE'], to: 'DEPRECATED', action: 'GAME_DEPRECATED' };

export function request(ctx: GameStepContext) {
  const game = activeGame(ctx.args.input, ctx.prev.result, step.from);
  const key = companyKey(game.companyId);
  const oneLess = update(mainTable(ctx), key, {}, { gt: { liveGames: 0 } }, { liveGames: -1 });
  return stepGame(ctx, game, step, withdrawn, [oneLess]);
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
