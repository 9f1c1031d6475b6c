import {
  activeGame,
  steppedGame,
  stepGame,
  type GameStep,
  type GameStepContext,
  type SteppedGame,
} from './game-step';

const step: GameStep = { from: ['DRAFT', 'DEPRECATED'], to: 'RETIRED', action: 'GAME_RETIRED' };

export function request(ctx: GameStepContext) {
  return stepGame(ctx, activeGame(ctx.args.input, ctx.prev.result, step.from), step, {});
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
