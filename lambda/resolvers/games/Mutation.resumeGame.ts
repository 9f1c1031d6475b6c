import type { Context } from '@aws-appsync/utils';
import type { MutationResumeGameArgs } from '#domain/generated/types';
import { companyKey } from '#domain/keys';
import type { CompanyRow } from '../companies/company-row';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import { offeredSince, withdrawn } from './catalogue-place';
import type { GameRow } from './game-row';
import { othersGame, activeGame, steppedGame, stepGame, type GameStep, type SteppedGame } from './game-step';

const step: GameStep = { from: ['SUSPENDED'], to: 'LIVE', action: 'GAME_RESUMED' };

type Resuming = Context<MutationResumeGameArgs, { game?: GameRow }, { result: CompanyRow }>;

/**
 * Returns the game to the catalogue only if the company is approved; otherwise this happens when the company is
 * approved again.
 */
export function request(ctx: Resuming) {
  const { game } = ctx.stash;
  if (!game) return refuse('game.missing');
  activeGame(ctx.args.input, othersGame(ctx, game), step.from);
  const { status } = ctx.prev.result;
  const place = status === 'APPROVED' && game.live ? offeredSince(game.live.publishedAt, game) : withdrawn;
  const company = check(mainTable(ctx), companyKey(game.companyId), { eq: { status } });
  return stepGame(ctx, game, step, { ...place, reviewNote: null }, [company]);
}

export function response(ctx: SteppedGame) {
  return steppedGame(ctx);
}
