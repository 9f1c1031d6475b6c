import type { DemoRound } from '#domain/generated/types';
import { commitmentOf, playRound, seededDraw } from '@novalink/engine';
import { coinsOf, type Mathematics } from '../reels/game-mathematics';
import { checkedItem, checkedRound, checkedSteps, type RoundCheck, yesNo } from '@novalink/engine/proof';

/** The values that were fixed before a round. */
export interface Agreement {
  readonly commitment: string;
  readonly mathModelHash: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly bet: number;
}

export interface PlayedRound {
  readonly agreed: Agreement;
  readonly answer: DemoRound;
}

/**
 * Recomputes a round from its revealed seed. It uses the values that were fixed before the round, not those
 * in the response, so a server that changes a seed, a nonce or a bet afterwards is detected.
 */
export const checkRound = (
  { agreed, answer }: PlayedRound,
  { model, mode, hash }: Mathematics,
): RoundCheck => {
  const { clientSeed, nonce, bet } = agreed;
  const round = playRound(model, mode.id, seededDraw({ serverSeed: answer.serverSeed, clientSeed, nonce }));
  const coins = (credits: number) => String(coinsOf(credits, bet, mode));
  const items = [
    checkedItem('Commitment', agreed.commitment, commitmentOf(answer.serverSeed)),
    checkedItem('Mathematics', agreed.mathModelHash, hash),
    checkedItem('Your seed', answer.clientSeed, clientSeed),
    checkedItem('Nonce', String(answer.nonce), String(nonce)),
    checkedItem('Bet', String(answer.bet), String(bet)),
    ...checkedSteps(
      answer.steps.map((step) => ({ ...step, pays: String(step.win) })),
      round.steps.map((step) => ({ ...step, pays: coins(step.credits) })),
    ),
    checkedItem('Maximum win reached', yesNo(answer.capped), yesNo(round.capped)),
    checkedItem('Win', String(answer.win), coins(round.credits)),
  ];
  return checkedRound(items, round);
};
