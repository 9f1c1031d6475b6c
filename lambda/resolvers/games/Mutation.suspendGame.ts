import type { MutationSuspendGameArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { withdrawn } from './catalogue-place';
import {
  othersGame,
  activeGame,
  steppedGame,
  stepGame,
  type GameStep,
  type GameStepContext,
  type SteppedGame,
} from './game-step';

const step: GameStep = { from: ['LIVE'], to: 'SUSPENDED', action: 'GAME_SUSPENDED' };

export function request(ctx: GameStepContext & { args: MutationSuspendGameArgs }) {
  const reviewNote = noteOf(ctx.args);
  const game = activeGame(ctx.args.input, othersGame(ctx, ctx.prev.result), step.from);
  return stepGame(ctx, game, step, { ...withdrawn, reviewNote });
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
